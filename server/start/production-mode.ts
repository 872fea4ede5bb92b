/** Chooses the fast builds of React and its router, which read this variable when they are first imported; so this import comes before theirs. */
process.env.NODE_ENV ??= 'production';
