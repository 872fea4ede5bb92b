/** React and its router choose their fast builds by this when they are first imported, so this import stands before theirs. */
process.env.NODE_ENV ??= 'production';
