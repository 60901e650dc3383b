/** In place of every screen where a React server component would reach it: it only reads. */
export {};
