import type { ImportField } from '@oche/api/contract/import';
import { foldName } from '@oche/darts/names/foldName';

/** By field: headings of columns as people write them, in lower case, without diacritics and signs. The name of the field itself counts too. */
const headings: Record<ImportField, readonly string[]> = {
  name: [
    'naam',
    'nom',
    'team',
    'ploeg',
    'equipe',
    'mannschaft',
    'location',
    'locatie',
    'lokaal',
    'salle',
    'spielort',
    'player',
    'speler',
    'joueur',
    'spieler',
    'last name',
    'lastname',
    'surname',
    'family name',
    'achternaam',
    'familienaam',
    'nom de famille',
    'nachname',
    'familienname',
  ],
  first_name: ['firstname', 'given name', 'forename', 'voornaam', 'prenom', 'vorname', 'rufname'],
  address: ['adres', 'adresse', 'anschrift'],
  time_zone: ['tijdzone', 'fuseau horaire', 'zeitzone'],
  boards: ['borden', 'aantal borden', 'cibles', 'nombre de cibles', 'scheiben', 'boards count', 'number of boards'],
  evenings: [
    ...['avonden', 'speelavonden', 'soirees', 'soirs', 'abende', 'spielabende', 'match evenings'],
    ...['avond', 'speelavond', 'soiree', 'soir', 'abend', 'spielabend', 'evening', 'match evening'],
  ],
  short: ['kort', 'court', 'short name', 'korte naam', 'afkorting', 'abrege', 'nom court', 'kurz', 'kurzname', 'abbreviation'],
  club: ['vereniging', 'cercle', 'verein'],
  group: ['division', 'afdeling', 'reeks', 'klasse', 'serie', 'gruppe', 'liga', 'staffel', 'league', 'spielklasse'],
  level: ['niveau', 'ebene', 'stufe'],
  location: ['locatie', 'lokaal', 'salle', 'local', 'spielort', 'spiellokal', 'venue', 'thuislokaal', 'lieu'],
  weekday: [
    'dag',
    'speeldag',
    'avond',
    'jour',
    'soir',
    'tag',
    'wochentag',
    'day',
    'evening',
    'home evening',
    'thuisavond',
    'soiree a domicile',
    'heimabend',
  ],
  time: [
    'tijd',
    'uur',
    'aanvang',
    'heure',
    'uhrzeit',
    'zeit',
    'start time',
    'home time',
    'starting time',
    'aanvangsuur',
    'heure de debut',
    'beginn',
  ],
  captain_name: ['captain', 'kapitein', 'capitaine', 'kapitan', 'mannschaftsfuhrer', 'teamcaptain', 'team captain', 'naam kapitein'],
  captain_email: [
    'e mail captain',
    'email captain',
    'captain e mail',
    'e mail kapitein',
    'email kapitein',
    'e mail capitaine',
    'email capitaine',
    'e mail kapitan',
    'email kapitan',
    'captain email',
    'e mail of the captain',
    'e mail van de kapitein',
    'e mail du capitaine',
    'e mail des kapitans',
  ],
  captain_phone: [
    'phone captain',
    'captain phone',
    'telefoon kapitein',
    'gsm kapitein',
    ...['phone', 'mobile', 'telefoon', 'tel', 'gsm', 'mobiel', 'telephone', 'portable', 'telefon', 'handy', 'mobil'],
    'telephone capitaine',
    'telefon kapitan',
    'phone of the captain',
    'telefoon van de kapitein',
    'telephone du capitaine',
    'telefon des kapitans',
  ],
  number: [
    'nr',
    'no',
    'nummer',
    'lidnummer',
    'numero',
    'licence',
    'licentie',
    'licentienummer',
    'member number',
    'mitgliedsnummer',
    'spielernummer',
  ],
  team: ['ploeg', 'equipe', 'mannschaft', 'club team'],
  email: ['e mail', 'mail', 'e mail address', 'e mailadres', 'mailadres', 'courriel', 'e mail adresse', 'adresse e mail'],
  born_on: [
    'born',
    'born on',
    'date of birth',
    'birth date',
    'geboren',
    'geboortedatum',
    'geboren op',
    'ne le',
    'date de naissance',
    'geburtsdatum',
    'geboren am',
  ],
  active_from: [
    'active from',
    'member since',
    'actief vanaf',
    'lid sinds',
    'actif des',
    'membre depuis',
    'aktiv ab',
    'mitglied seit',
    'from',
    'plays from',
    'speelt vanaf',
    'joue a partir du',
    'spielt ab',
  ],
  class: ['klasse', 'categorie', 'category', 'spielklasse', 'classe'],
  vice_captain: ['vice captain', 'vicekapitein', 'reservekapitein', 'vice capitaine', 'vizekapitan', 'stellvertreter'],
};

/** A heading without diacritics, case and signs: `E-mailadres:` becomes `e mailadres`. */
const folded = (heading: string): string =>
  foldName(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The fields of the columns with these headings. Each field is taken once, by the column that names it most exactly. */
export const fieldsOf = (found: readonly string[], fields: readonly ImportField[]): (ImportField | null)[] => {
  const names = found.map(folded);
  const columns: (ImportField | null)[] = found.map(() => null);
  const ranks: ((heading: string, field: ImportField) => boolean)[] = [
    (heading, field) => heading === folded(field),
    (heading, field) => headings[field].includes(heading),
  ];
  for (const matches of ranks)
    for (const field of fields) {
      const at = columns.includes(field) ? -1 : names.findIndex((name, index) => columns[index] === null && matches(name, field));
      if (at >= 0) columns[at] = field;
    }
  return columns;
};
