type Source = { name: string; address: string };

/** Where words were read: rule books, federations and clubs first, then what players and newspapers explain to others. */
export const sources = {
  // Dutch: Belgium
  haspengouw: {
    name: 'Haspengouwse Dartsvereniging, art. 8',
    address: 'https://haspengouwsedartsvereniging.be/home/reglement/art-8-het-wedstrijdblad/',
  },
  nbdf: { name: 'NBDF, arbitrage', address: 'http://nbdf.org/reglement/nl/ARBITRAGE.htm' },
  nbdfIntro: { name: 'NBDF, inleiding', address: 'http://nbdf.org/reglement/nl/INLEIDING.htm' },
  derby: { name: 'Derby Darts Liga', address: 'http://users.skynet.be/fa231505/darts-ddl/Reglementen.html' },
  middenkust: { name: 'Darts Competitie Middenkust', address: 'https://dartscompetitiemiddenkust.be/Reglementen?sortId=2' },
  limburg: { name: 'BDB Limburg', address: 'https://www.bdblimburg.be/index.php/formulieren' },
  rijkevorsel: { name: 'Rijkevorselse Darts Bond', address: 'http://rijkevorselsedartsbond.be/?pagina=Reglement' },
  belfry: { name: 'Bruges Belfry Darts (WDF)', address: 'https://brugesbelfrydarts.com/nl/reglementen/' },
  knack: { name: 'Knack, Belgian Darts Open', address: 'https://www.knack.be/sport/darts-voor-dummies-uw-abc-voor-de-belgian-open/' },
  hbvl: { name: 'Het Belang van Limburg', address: 'https://www.hbvl.be/cnt/dmf20221116_95127328' },
  // Dutch: the Netherlands
  dca: { name: 'DCA, reglement', address: 'https://www.dcadarts.nl/reglementen/' },
  dbmn: {
    name: 'Darts Bond Midden Nederland',
    address: 'https://www.dbmn.nl/darts-bond-midden-nederland/statuten-en-reglementen/wedstrijd-reglement/',
  },
  rdo: {
    name: 'Rotterdamse Darts Organisatie',
    address: 'http://www.rdodarts.nl/rdo/index.php?pageid=competitie&activetab=wedstrijdreglement',
  },
  delft: { name: 'Darts in Delft', address: 'https://dartsindelft.nl/index.php/menu-info/wedstrijdreglement-competitie-beker' },
  dbbr: { name: 'DBBR, finaledag', address: 'https://dbbr.nl/finaledag-divisiekampioenschappen-promotie-degradatie/' },
  kaai: { name: 'Kaaidart', address: 'http://cafedekaai-boz.nl/toernooien_kaaidart-reglement.html' },
  maasstee: { name: 'Maasstee Darts', address: 'http://maasstee-darts.jouwweb.nl/toernooien-2018-2019/16-februari-single' },
  geertCup: { name: 'Café Geert Cup', address: 'https://www.cafegeertcup.nl/wedstrijdinfo/regelementen/competitiewedstrijd/' },
  grave: { name: 'Sociëteit Grave', address: 'https://www.societeitgrave.nl/societeit/spelregels-darten/' },
  stammi: { name: 'DC Stammi', address: 'https://dcstammi.nl/vereniging/reglementen/algemene-dartregels/' },
  texel: {
    name: 'T.D.O. Texel, toernooireglement',
    address: 'https://docs.google.com/document/d/1dImHIwxr0XwSiI6B7npqBa3LW5u0ADjqBQ4FE4nTJis/pub?embedded=true',
  },
  waalwijk: { name: 'Waalwijkse Darts Competitie', address: 'https://www.wdc-online.nl/wdc/reglement.asp' },
  // French
  ffd: { name: 'FFD, Coupe de France', address: 'http://dartsffd.free.fr/competition2006/docs/cfreglement.htm' },
  morbihan: {
    name: 'Comité de fléchettes du Morbihan',
    address: 'https://studylibfr.com/doc/5163720/t%C3%A9l%C3%A9charger---comit%C3%A9-morbihan',
  },
  visezJuste: {
    name: 'Les fléchettes traditionnelles, visez juste',
    address: 'http://doczz.fr/doc/2795603/les-fl%C3%A9chettes-traditionnelles--visez-juste--',
  },
  namur: {
    name: 'Les Amis des Flèches (Namur)',
    address: 'https://lesamisdesfleches.1fr1.net/t25-reglement-des-amis-des-fleches',
  },
  fcde: { name: 'FCDE (Belgium)', address: 'https://www.fichier-pdf.fr/2011/08/25/reglement/' },
  css: { name: 'CSS, règlement de la ligue (Switzerland)', address: 'https://www.css-dart.ch/fr/web/css-liga/css-ligareglement' },
  regleDuJeu: { name: 'regledujeu.fr', address: 'https://www.regledujeu.fr/regle-flechette/' },
  regles2jeux: { name: 'regles2jeux.fr', address: 'https://regles2jeux.fr/la-regle-des-flechettes' },
  darts44: {
    name: 'darts44.fr',
    address: 'https://darts44.fr/jouer-aux-flechettes/501-double-out-regles-jeu-flechettes/',
  },
  wikipediaFr: { name: 'Wikipédia, Fléchettes', address: 'http://fr.wikipedia.org/wiki/Fl%C3%A9chettes' },
  wikipedie: { name: 'Fléchettes (an older Wikipédia)', address: 'http://wikipedie.ovh/articles/f/l/%C3%A9/Fl%C3%A9chettes.html' },
  supreme: { name: 'supreme.fr, règles', address: 'http://www.supreme.fr/regle_flechette' },
  dartsMaster: { name: 'Darts Master', address: 'https://github.com/krathe/darts-coco-apps' },
  // German
  ddv: { name: 'DDV, Sport- und Wettkampfordnung, Teil II', address: 'http://alles-dart.de/dartregeln-steeldart.php' },
  nwdv: {
    name: 'NWDV, Sport- und Wettkampfordnung E-Dart',
    address: 'https://docplayer.org/23895797-Sport-und-wettkampfordnung-nwdv-e-dart-spowo.html',
  },
  solingen: { name: 'Solinger Dartliga', address: 'https://solinger-dartliga.de/regelwerk.htm' },
  sachsen: { name: 'Sachsen-Thüringen Dart', address: 'http://sachsen-thueringendart.de/einsaetze-2017.html' },
  fichte: { name: 'Fichte-Dart, Ligaregeln', address: 'https://www.fichte-dart.de/einzelrangliste.htm' },
  bremerhaven: {
    name: 'Bremerhavener Dart Liga',
    address: 'https://bremerhavenerdartliga.de/Regelwerk-und-Sport-und-Wettkampfordnung/',
  },
  ndso: { name: 'NDSO, Regelwerk (Austria)', address: 'http://www.ndso.at/wp/regelwerk-steel-dart' },
  hypercane: { name: 'DC Hypercane, Regelwerk (Austria)', address: 'https://hypercane.at/DC-Hypercane/Regelwerk' },
  merseburg: { name: 'Steeldart Merseburg', address: 'http://steeldart-merseburg.de/archiv/die-turnierregeln.html' },
  dartbahnhof: { name: 'Dartbahnhof, Turnierordnung', address: 'http://dartbahnhof.de/allgemeines/turnier-und-serienordnung' },
  cavemen: { name: 'DC Cavemen, Spielmodus', address: 'https://dc-cavemen.de/?page_id=474' },
  tripleOne: { name: 'Triple One, Regeln', address: 'https://triple-one.info/?p=65' },
  scuby: { name: 'Turnierregeln (scubyhome)', address: 'https://dart.scubyhome.de/wordpress/?p=1101' },
  weroth: { name: 'Dartturnier Weroth', address: 'https://weroth.de/?p=3756' },
  neunDarter: { name: '9-darter.de, Begriffe', address: 'http://www.9-darter.de/dart-begriffe/' },
  outlaws: { name: 'Outlaws Dart, Lexikon', address: 'http://www.outlaws-dart.de/lexikon.html' },
  ran: { name: 'ran, Darts-Lexikon', address: 'https://www.ran.de/darts/news/wm-2023-erklaert-lexikon-begriffe-regeln-punkte-116612' },
  dartsnewsDe: { name: 'dartsnews.net, Glossar', address: 'https://dartsnews.net/glossar/' },
  meinDarts: { name: 'mein-darts.de, Turnierverwaltung', address: 'https://www.mein-darts.de/statistiken/turnierverwaltung/' },
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;
