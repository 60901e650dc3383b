/** `node bench/engine/once.ts KIND ENTRIES LIBRARY`: one draw in a separate process, for libraries that may never finish. */
import { libraries, namesOf, oursFor, type Kind } from './libraries.ts';
import { checksum } from './list.ts';

const [kind, entries, name] = process.argv.slice(2) as [Kind, string, string];
const library = libraries[name]![kind]!;
const names = namesOf(Number(entries));
const start = performance.now();
const list = library.list((await library.draw(names)) as never, names);
checksum(list);
const ms = performance.now() - start;
const ourLibrary = oursFor(kind, name);
console.log(JSON.stringify({ ms, games: list.length, ourGames: ourLibrary.list(ourLibrary.draw(names) as never, names).length }));
