/** Fictional people and places. Every name is a pun on the sport, so that nobody mistakes it for that of a real person. */

export type PlayerName = { name: string; nickname: string; club: string | null };

/** The clubs that players come from. */
export const clubs = [
  'DC De Gouden Pijl',
  'Bulls & Barrels',
  'De Visgraat Bullegem',
  'Krijtstreep Krijtdorp',
  'Dartsfreunde Pfeilingen',
  'Le Troisième Pas Flèchemont',
  'Sisal Boys Nieuwerlinde',
  'Koninklijke Dartsclub Onder Den Toren',
] as const;

const [pijl, bulls, visgraat, krijt, pfeil, pas, sisal, toren] = clubs;

/** 72 players; the first eight are the favourites. */
export const playerNames: readonly PlayerName[] = [
  { name: 'Lotte Bullens', nickname: 'The Metronome', club: pijl },
  { name: 'Wout Dubbeltop', nickname: '', club: pijl },
  { name: 'Karl-Heinz Scheibenbauer-Doppelmann', nickname: 'Kalle', club: pfeil },
  { name: 'Marie-Claire Delafléchette', nickname: '', club: pas },
  { name: 'Brecht Honderdtachtig', nickname: 'Maximum', club: bulls },
  { name: 'Fien Ochelaar', nickname: '', club: visgraat },
  { name: 'Sander Trebels', nickname: 'T20', club: sisal },
  { name: 'Saskia Ringers', nickname: '', club: krijt },
  { name: 'Rik Draadmans', nickname: 'The Wire', club: krijt },
  { name: 'Omar Bensisal', nickname: '', club: sisal },
  { name: 'Jürgen Zwölfender', nickname: '', club: pfeil },
  { name: 'Nele Kurkdroger', nickname: '', club: visgraat },
  { name: 'Bart Twintigers', nickname: 'Big Twenty', club: toren },
  { name: 'Joke Negendarter', nickname: '', club: toren },
  { name: 'Tibor Háromnyíl', nickname: '', club: bulls },
  { name: 'Hanne Schrijvers-Bord', nickname: 'Chalky', club: krijt },
  { name: 'Günther Segmentmüller', nickname: '', club: pfeil },
  { name: 'Céline Doublevingt', nickname: '', club: pas },
  { name: 'Milan Zeventiger', nickname: '', club: null },
  { name: 'Ruben Restpunt', nickname: 'Left One', club: bulls },
  { name: 'Fleur Ratrapage', nickname: '', club: pas },
  { name: 'Yusuf Barrelci', nickname: '', club: bulls },
  { name: 'Ilse Pijlstra', nickname: '', club: visgraat },
  { name: 'Timo Bullwurf', nickname: '', club: pfeil },
  { name: 'Anke Flightsma', nickname: '', club: sisal },
  { name: 'Pascal Troisflèches', nickname: 'Le Facteur', club: pas },
  { name: 'Stef Krijtbord', nickname: '', club: toren },
  { name: 'Dries Shaftmans', nickname: '', club: pijl },
  { name: 'Ana Linhadoro', nickname: '', club: null },
  { name: 'Gijs Gatenkaas', nickname: '', club: sisal },
  { name: 'Bo Balkenbrij', nickname: '', club: toren },
  { name: 'Finn Flugbahn', nickname: '', club: pfeil },
  { name: 'Inge Inloop', nickname: '', club: visgraat },
  { name: 'Mats Mikpunt', nickname: 'The Archer', club: pijl },
  { name: 'Louis Lastdart', nickname: '', club: null },
  { name: 'Pim Pechpijl', nickname: 'Bounce-out', club: krijt },
  { name: 'Luc Magneet', nickname: '', club: bulls },
  { name: 'Vera Voetfout', nickname: '', club: sisal },
  { name: 'Zita Zijwind', nickname: '', club: visgraat },
  { name: 'Roos Wissel', nickname: '', club: toren },
  { name: 'Hildegard Pfeilschmidt-Zielinger', nickname: '', club: pfeil },
  { name: 'Jean-Baptiste Courtebarbillon', nickname: '', club: pas },
  { name: 'Maarten van der Bullseye', nickname: '', club: pijl },
  { name: 'Griet Geldzak', nickname: '', club: toren },
  { name: 'Kobe Kurkentrekker', nickname: '', club: krijt },
  { name: 'Sybille Scheibenwischer', nickname: '', club: pfeil },
  { name: 'Thibault Vise-Juste', nickname: '', club: pas },
  { name: 'Nora Negentien', nickname: '', club: bulls },
  { name: 'Jef Enkelvoud', nickname: 'Single One', club: visgraat },
  { name: 'Wiebke Wurflinie', nickname: '', club: pfeil },
  { name: 'Aurélie Surlaligne', nickname: '', club: pas },
  { name: 'Hugo Halftien', nickname: '', club: sisal },
  { name: 'Ingrid Uitgooi', nickname: '', club: krijt },
  { name: 'Raf Robin', nickname: 'Robin Hood', club: bulls },
  { name: 'Maximilian Doppelfeld von der Tafelrunde', nickname: '', club: pfeil },
  { name: 'Solange Finichon', nickname: '', club: pas },
  { name: 'Tuur Tripel', nickname: '', club: toren },
  { name: 'Cato Krijtvinger', nickname: '', club: krijt },
  { name: 'Bernd Bruchpilot', nickname: '', club: pfeil },
  { name: 'Odette Ouverture', nickname: '', club: pas },
  { name: 'Lars Legwinner', nickname: '', club: sisal },
  { name: 'Dorien Drietand', nickname: '', club: pijl },
  { name: 'Emre Okçuoğlu-Hedef', nickname: '', club: bulls },
  { name: 'Mieke Misser', nickname: '', club: visgraat },
  { name: 'Siegfried Restpunktrechner', nickname: '', club: pfeil },
  { name: 'Guillaume Plumet', nickname: '', club: pas },
  { name: 'Pieter-Jan Puntenslijper', nickname: '', club: toren },
  { name: 'Xander Checkaert', nickname: '', club: pijl },
  { name: 'Liesbeth Lichtring', nickname: '', club: krijt },
  { name: 'Łukasz Strzałkowicz', nickname: '', club: null },
  { name: 'Babette Bouncer', nickname: '', club: sisal },
  { name: 'Quinten Quadro', nickname: '', club: bulls },
];

/** Names that test layouts with long, hyphenated parts, which cannot be broken at a space. */
export const longPlayerNames: readonly PlayerName[] = [
  'Karl-Heinz Scheibenbauer-Doppelmann',
  'Hildegard Pfeilschmidt-Zielscheibenhuber',
  'Maximilian Doppelfeld von der Tafelrunde',
  'Siegfried Restpunktrechnermeister',
  'Annegret Hundertachtzigerin-Wurfliniengasse',
  'Wolf-Dietrich Dreifachzwanzigkowski',
  'Friederike Bullseyemacherin-Federleicht',
  'Hans-Joachim Pfeilspitzenschleifermeister',
  'Rosemarie Doppelsechzehner-Kreidestaub',
  'Balthasar Außenringtreffer-Mittelpunkt',
  'Kunigunde Scheibenrandberührer',
  'Eberhard Neundarterspezialist-Glückspilz',
  'Walburga Drahtabprallerin zu Pfeilingen',
  'Klaus-Dieter Anschreibetafelwischer',
  'Mechthild Segmentdrahtbiegerin-Sisalfaser',
  'Ferdinand Entscheidungslegverlängerer',
].map((name) => ({ name, nickname: '', club: pfeil }));

export const organisationName = 'DC De Gouden Pijl';
export const federationName = 'Dartsfederatie Krijtland';
export const locationName = 'Café Den Toren';
export const locationAddress = 'Kerkplein 20, Krijtdorp';
export const tournamentName = 'Krijtdorp Friday Open 12';
export const longTournamentName = 'Internationale Pfeilinger Stadtmeisterschaft der Dartsfreunde im Doppel-Aus';
export const organiserName = 'Joke Bordmeester';
