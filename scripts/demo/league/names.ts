/** Fictional places and people of the demo's federation. Every name is a pun on the sport, so that nobody mistakes it for that of a real one. */

/** The cafés of the league, each with the club that plays there. The first clubs have the strongest teams. */
export const cafes: readonly { cafe: string; village: string; club: string; short: string }[] = [
  { cafe: 'De Gouden Pijl', village: 'Krijtdorp', club: 'Krijtstreep Krijtdorp', short: 'Krijtstreep' },
  { cafe: 'In de Visgraat', village: 'Bullegem', club: 'De Visgraat Bullegem', short: 'Visgraat' },
  { cafe: 'Onder den Toren', village: 'Torenbeke', club: 'DC Onder Den Toren', short: 'Den Toren' },
  { cafe: 'De Dubbele Zestien', village: 'Restrode', club: 'Dubbel Zestien', short: 'D16' },
  { cafe: 'Het Laatste Been', village: 'Leggem', club: 'Laatste Been Leggem', short: 'Leggem' },
  { cafe: 'De Natte Spons', village: 'Sponsele', club: 'De Natte Spons', short: 'Spons' },
  { cafe: 'Café Honderdtachtig', village: 'Maximale', club: 'Honderdtachtigers Maximale', short: 'Maximale' },
  { cafe: 'De Kurk', village: 'Sisalhoek', club: 'Sisal Boys', short: 'Sisal' },
  { cafe: 'Bij de Lijn', village: 'Ochezele', club: 'De Lijn Ochezele', short: 'Ochezele' },
  { cafe: 'De Rode Bull', village: 'Bulskamp-aan-de-Lijn', club: 'Rode Bull', short: 'Rode Bull' },
  { cafe: 'Drie in Bed', village: 'Trippelare', club: 'Drie in Bed Trippelare', short: 'Trippelare' },
  { cafe: 'De Afgooi', village: 'Finshout', club: 'De Afgooiers', short: 'Afgooi' },
  { cafe: 'De Magneet', village: 'IJzerbord', club: 'DC De Magneet', short: 'Magneet' },
  { cafe: 'In het Segment', village: 'Segmenten', club: 'Segment Segmenten', short: 'Segment' },
  { cafe: 'De Schacht', village: 'Schaftrijk', club: 'Schaftrijk Darts', short: 'Schaftrijk' },
  { cafe: 'De Bounce', village: 'Terugstuiteren', club: 'De Terugstuiters', short: 'Stuiters' },
  { cafe: 'De Scherpe Punt', village: 'Puntelare', club: 'Scherpe Punt', short: 'Punt' },
  { cafe: 'De Kaars', village: 'Kaarsmaat', club: 'DC Kaarsmaat', short: 'Kaarsmaat' },
  { cafe: 'Den Teller', village: 'Tellegem', club: 'Tellers Tellegem', short: 'Tellegem' },
  { cafe: 'De Vlucht', village: 'Flightmere', club: 'Flightmere United', short: 'Flightmere' },
];

/** The teams of the German city cup, the strongest first. */
export const cupTeams: readonly { name: string; short: string; location: string }[] = [
  { name: 'DC Doppelfeld Pfeilingen', short: 'Doppelfeld', location: 'Zum goldenen Pfeil' },
  { name: 'Checkout Nordstadt', short: 'Checkout', location: 'Nordstadtklause' },
  { name: 'Die Hundertachtziger', short: '180er', location: 'Gasthaus Maximum' },
  { name: 'Bullenhof 04', short: 'Bullenhof', location: 'Am Bullenhof' },
  { name: 'Triple Trouble Südstadt', short: 'Triple', location: 'Südstadteck' },
  { name: 'Steel Spitzen', short: 'Spitzen', location: 'Zur Spitze' },
  { name: 'Kreidestaub Altstadt', short: 'Kreidestaub', location: 'Alte Tafel' },
  { name: 'Flugphase e. V.', short: 'Flugphase', location: 'Zum Überflieger' },
  { name: 'Oche-Ochsen', short: 'Ochsen', location: 'Roter Ochse' },
  { name: 'Sisalbrüder', short: 'Sisal', location: 'Korkeck' },
  { name: 'Neun Dart Gang', short: '9 Darts', location: 'Perfektum' },
  { name: 'Restpunkte Westend', short: 'Restpunkte', location: 'Westendstuben' },
  { name: 'Madhouse Mühlenviertel', short: 'Madhouse', location: 'Mühlenbräu' },
  { name: 'Wire Watchers', short: 'Watchers', location: 'Drahtesel' },
  { name: 'Fehlwurf Freunde', short: 'Fehlwurf', location: 'Zum Nachwurf' },
  { name: 'Außendraht', short: 'Außendraht', location: 'Randstein' },
];

/** The teams of the small French league, the strongest first. */
export const ligueTeams: readonly { name: string; short: string; location: string }[] = [
  { name: 'Les Fléchettes de Craieville', short: 'Craieville', location: 'Café de la Cible' },
  { name: 'Triple Vingt Montsegment', short: 'Montsegment', location: 'Le Triple' },
  { name: 'Le Bouchon de Liège', short: 'Bouchon', location: 'Le Bouchon' },
  { name: 'Double Sortie', short: 'D. Sortie', location: 'Bar de la Sortie' },
  { name: 'Les Plumes du Val', short: 'Plumes', location: 'La Plume' },
  { name: 'Pas de Tir FC', short: 'Pas de Tir', location: 'Au Pas de Tir' },
  { name: 'Cent Quatre-Vingts', short: '180', location: 'Le Maximum' },
  { name: 'Les Ardoises', short: 'Ardoises', location: 'L’Ardoise' },
];

const firstNames =
  'Lotte Wout Rik Joke Saskia Omer Nele Tibo Bart Hanne Karel Ilse Griet Jef Mats Roos Fien Sander Yasmin Pieter Ann Dirk Els Frank Gerda Hugo Inge Jonas Katrien Leo Marleen Nico Odette Patrick Rita Stijn Tine Urbain Veerle Ward Xander Yves Zoë Amina Bram Cas Dries Eline'.split(
    ' ',
  );
const lastNames =
  'Krijtlijn Dubbelrand Telraam Bordrand Walkover Restwaarde Torenwachter Segment Drietop Flightman Goudpijl Afgooi Bullrand Schaft Pijlers Trippelaar Uitworp Enkelbuiten Draadloos Sponsmans Worpels Barreel Meetlint Ocheman Wisselbeen Zestiger Puntslijper Kurkema Sisalle Lijnrechter Voetfouten Magneetman Stapelaar Eerstebeen Bordlamp Telfout Naaktnummer Kopbord Ringeling Nulworp'.split(
    ' ',
  );

/** The name of the player with this index, from 0. The first 1,920 names differ. */
export const playerName = (index: number): string => {
  const first = firstNames[index % firstNames.length];
  // 48 first names and 40 last names: each round begins one last name further, so that no pair comes twice.
  const last = lastNames[(index + Math.floor(index / firstNames.length)) % lastNames.length];
  return `${first} ${last}`;
};
