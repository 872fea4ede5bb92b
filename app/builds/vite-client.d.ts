declare module '*/@vite/client';
