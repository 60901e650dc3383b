// TypeScript 6 asks for a declaration for side-effect imports of style sheets.
declare module '*.css';
