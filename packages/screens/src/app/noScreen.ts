/** React server components import this empty module instead of every screen: they need only the reads of a page. */
export {};
