/**
 * Usage: npm run check:real -- FOLDER
 *
 * Runs recorded games of real players through the engine and compares the results with the published ones. Seasons that count as a ranking
 * are also played through the API, on a PostgreSQL of its own. Exits with 1 if they differ. The recordings are not in the repository.
 *
 *   FOLDER   the folder of the recordings
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkAmateurLegs, isAmateurLegs } from './real/amateurLegs.ts';
import { checkCheckoutCounts, isCheckoutCounts } from './real/checkoutCounts.ts';
import { checkClubRules, isClubRules } from './real/clubRules.ts';
import { checkDartGames, isDartGames } from './real/dartGames.ts';
import { checkGroupsAndKnockout, isGroupsAndKnockout } from './real/groupsAndKnockout.ts';
import { checkLeague, isLeague } from './real/league.ts';
import { checkNights, isNights } from './real/nights.ts';
import { checkNightsThroughApi } from './real/nightsThroughApi.ts';
import { checkNineDartLegs, isNineDartLegs } from './real/nineDartLegs.ts';
import { Report, isObject, objectOf, objects } from './real/report.ts';
import type { Json, JsonObject } from './real/report.ts';
import { checkSeededKnockout, isSeededKnockout } from './real/seededKnockout.ts';
import { checkSpreadFits, isSpreadFits } from './real/spreadFits.ts';
import { checkVisitGames, isVisitGames } from './real/visitGames.ts';

type Kind = { name: string; is: (file: JsonObject) => boolean; check: (file: JsonObject, report: Report) => void | Promise<void> };

/** Checks a season of nights with the engine, and by playing it through the API. */
const checkNightsTwice = async (file: JsonObject, report: Report): Promise<void> => {
  checkNights(file, report);
  await checkNightsThroughApi(file, report);
};

const kinds: Kind[] = [
  { name: 'games dart by dart', is: isDartGames, check: checkDartGames },
  { name: 'games visit by visit', is: isVisitGames, check: checkVisitGames },
  { name: 'single legs', is: isAmateurLegs, check: checkAmateurLegs },
  { name: 'nine-dart legs', is: isNineDartLegs, check: checkNineDartLegs },
  { name: 'checkout arithmetic', is: isCheckoutCounts, check: checkCheckoutCounts },
  { name: 'league', is: isLeague, check: checkLeague },
  { name: 'nights of a knockout', is: isNights, check: checkNightsTwice },
  { name: 'groups and a knockout', is: isGroupsAndKnockout, check: checkGroupsAndKnockout },
  { name: 'knockout with seeds', is: isSeededKnockout, check: checkSeededKnockout },
  { name: 'rules of organisers', is: isClubRules, check: checkClubRules },
  { name: 'fits of spreads', is: isSpreadFits, check: checkSpreadFits },
];

/** Kinds of files that this command does not check, each with the reason or the tests that check them. */
const uncheckedKinds: { is: (file: JsonObject) => boolean; reason: string }[] = [
  { is: (file) => 'mpr_rule' in file, reason: 'Oche has no cricket' },
  {
    is: (file) => 'string_to_sign' in (objects(file.checks)[0] ?? {}),
    reason: 'tested in packages/server/src/platform/realtime/signature.test.ts',
  },
  {
    is: (file) => 'same_person_spellings' in objectOf(file.checks),
    reason: 'lists of names are tested in packages/api/src/playerList.test.ts and packages/server/src/badInput.test.ts',
  },
];
const reasonUnchecked = (file: JsonObject): string | undefined => uncheckedKinds.find(({ is }) => is(file))?.reason;

/** Checks one file and prints the result. Returns false if something differs. */
async function checkFile(path: string, name: string): Promise<boolean> {
  let file: Json;
  try {
    file = JSON.parse(readFileSync(path, 'utf8')) as Json;
  } catch (error) {
    console.log(`✗ ${name}: cannot be read (${error instanceof Error ? error.message : String(error)})`);
    return false;
  }
  const kind = isObject(file) ? kinds.find((candidate) => candidate.is(file as JsonObject)) : undefined;
  if (!kind) {
    const reason = isObject(file) ? reasonUnchecked(file) : undefined;
    console.log(`– ${name}: not checked${reason ? ` (${reason})` : ', unknown kind'}`);
    return true;
  }
  const report = new Report();
  try {
    await kind.check(file as JsonObject, report);
  } catch (error) {
    report.differences.push(error instanceof Error ? error.message : String(error));
  }
  if (report.agreed === 0 && report.differences.length === 0)
    report.differences.push('the file is of a known kind, but contains nothing that could be checked');
  console.log(
    `${report.differences.length ? '✗' : '✓'} ${name} (${kind.name}): ${report.agreed} agreed, ${report.differences.length} did not`,
  );
  for (const line of report.differences) console.log(`    ✗ ${line}`);
  for (const line of report.notes) console.log(`    · ${line}`);
  return report.differences.length === 0;
}

async function main(): Promise<number> {
  const folder = process.argv[2];
  if (!folder || !existsSync(folder)) {
    console.log(folder ? `No data: there is no folder ${folder}.` : 'No data. Name the folder: npm run check:real -- FOLDER');
    return 0;
  }
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  if (names.length === 0) console.log(`No data: there is no .json file in ${folder}.`);
  let agreed = true;
  for (const name of names) agreed = (await checkFile(join(folder, name), name)) && agreed;
  return agreed ? 0 : 1;
}

process.exitCode = await main();
process.exit();
