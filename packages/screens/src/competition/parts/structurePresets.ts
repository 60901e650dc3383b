import type { leaguePresets } from '@oche/darts/league/presets';
import { structurePresets } from '@oche/darts/match/presets';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages } from '../../parts/league/groupMessages.ts';
import { structureText } from '../../parts/league/structureText.ts';

export type StructurePreset = keyof typeof structurePresets;

/** The leagues whose structure a division can start from, with their names, and the points of their tables. */
export const presetLeagues: Record<StructurePreset, { name: string; points: keyof typeof leaguePresets }> = {
  middenkust: { name: 'Darts Competitie Middenkust', points: 'twoForAWin' },
  derbyDartsLiga: { name: 'Derby Darts Liga', points: 'twoForAWin' },
  dbbrSecondDivision: { name: 'DBBR', points: 'gamePoints' },
  hdoFirstDivision: { name: 'HDO', points: 'twoForAWin' },
  hdcf: { name: 'HDCF', points: 'gamePoints' },
  villageDarts: { name: 'Village Darts', points: 'village' },
  rheinHunsrueck: { name: 'Rhein-Hunsrück-Liga', points: 'twoForAWin' },
  bezirksligaShootOut: { name: 'Bezirksliga DSAB', points: 'shootOut' },
  moraira: { name: 'Moraira', points: 'legPoints' },
  threeCounties: { name: 'Three Counties', points: 'gamePoints' },
  newmarket: { name: 'Newmarket', points: 'losingPoint' },
  waalwijk: { name: 'Waalwijkse Darts Competitie', points: 'twoForAWin' },
};

export const presetNames = Object.keys(presetLeagues) as StructurePreset[];

/** The presets of structures as options, each with its games. */
export const presetOptions = (intl: IntlShape): { value: StructurePreset; label: string }[] =>
  presetNames.map((preset) => ({
    value: preset,
    label: intl.formatMessage(messages.presetOption, {
      league: presetLeagues[preset].name,
      games: structureText(intl, structurePresets[preset]),
    }),
  }));
