// TypeScript 6 needs a declaration for side-effect imports of style sheets.
declare module '*.css';
