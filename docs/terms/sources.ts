type Source = { name: string; url: string };

/** The sources of the chosen words, by language: rule books, federations and clubs first, then glossaries and newspapers. */
export const sources = {
  // Dutch: Belgium
  haspengouw: {
    name: 'Haspengouwse Dartsvereniging, art. 8',
    url: 'https://haspengouwsedartsvereniging.be/home/reglement/art-8-het-wedstrijdblad/',
  },
  nbdf: { name: 'NBDF, arbitrage', url: 'http://nbdf.org/reglement/nl/ARBITRAGE.htm' },
  nbdfIntro: { name: 'NBDF, inleiding', url: 'http://nbdf.org/reglement/nl/INLEIDING.htm' },
  derby: { name: 'Derby Darts Liga', url: 'http://users.skynet.be/fa231505/darts-ddl/Reglementen.html' },
  middenkust: { name: 'Darts Competitie Middenkust', url: 'https://dartscompetitiemiddenkust.be/Reglementen?sortId=2' },
  limburg: { name: 'BDB Limburg', url: 'https://www.bdblimburg.be/index.php/formulieren' },
  rijkevorsel: { name: 'Rijkevorselse Darts Bond', url: 'http://rijkevorselsedartsbond.be/?pagina=Reglement' },
  belfry: { name: 'Bruges Belfry Darts (WDF)', url: 'https://brugesbelfrydarts.com/nl/reglementen/' },
  knack: { name: 'Knack, Belgian Darts Open', url: 'https://www.knack.be/sport/darts-voor-dummies-uw-abc-voor-de-belgian-open/' },
  hbvl: { name: 'Het Belang van Limburg', url: 'https://www.hbvl.be/cnt/dmf20221116_95127328' },
  // Dutch: the Netherlands
  dca: { name: 'DCA, reglement', url: 'https://www.dcadarts.nl/reglementen/' },
  dbmn: {
    name: 'Darts Bond Midden Nederland',
    url: 'https://www.dbmn.nl/darts-bond-midden-nederland/statuten-en-reglementen/wedstrijd-reglement/',
  },
  rdo: {
    name: 'Rotterdamse Darts Organisatie',
    url: 'http://www.rdodarts.nl/rdo/index.php?pageid=competitie&activetab=wedstrijdreglement',
  },
  delft: { name: 'Darts in Delft', url: 'https://dartsindelft.nl/index.php/menu-info/wedstrijdreglement-competitie-beker' },
  dbbr: { name: 'DBBR, finaledag', url: 'https://dbbr.nl/finaledag-divisiekampioenschappen-promotie-degradatie/' },
  kaai: { name: 'Kaaidart', url: 'http://cafedekaai-boz.nl/toernooien_kaaidart-reglement.html' },
  maasstee: { name: 'Maasstee Darts', url: 'http://maasstee-darts.jouwweb.nl/toernooien-2018-2019/16-februari-single' },
  geertCup: { name: 'Café Geert Cup', url: 'https://www.cafegeertcup.nl/wedstrijdinfo/regelementen/competitiewedstrijd/' },
  grave: { name: 'Sociëteit Grave', url: 'https://www.societeitgrave.nl/societeit/spelregels-darten/' },
  stammi: { name: 'DC Stammi', url: 'https://dcstammi.nl/vereniging/reglementen/algemene-dartregels/' },
  texel: {
    name: 'T.D.O. Texel, toernooireglement',
    url: 'https://docs.google.com/document/d/1dImHIwxr0XwSiI6B7npqBa3LW5u0ADjqBQ4FE4nTJis/pub?embedded=true',
  },
  waalwijk: { name: 'Waalwijkse Darts Competitie', url: 'https://www.wdc-online.nl/wdc/reglement.asp' },
  // French
  ffd: { name: 'FFD, Coupe de France', url: 'http://dartsffd.free.fr/competition2006/docs/cfreglement.htm' },
  morbihan: {
    name: 'Comité de fléchettes du Morbihan',
    url: 'https://studylibfr.com/doc/5163720/t%C3%A9l%C3%A9charger---comit%C3%A9-morbihan',
  },
  visezJuste: {
    name: 'Les fléchettes traditionnelles, visez juste',
    url: 'http://doczz.fr/doc/2795603/les-fl%C3%A9chettes-traditionnelles--visez-juste--',
  },
  namur: {
    name: 'Les Amis des Flèches (Namur)',
    url: 'https://lesamisdesfleches.1fr1.net/t25-reglement-des-amis-des-fleches',
  },
  fcde: { name: 'FCDE (Belgium)', url: 'https://www.fichier-pdf.fr/2011/08/25/reglement/' },
  css: { name: 'CSS, règlement de la ligue (Switzerland)', url: 'https://www.css-dart.ch/fr/web/css-liga/css-ligareglement' },
  regleDuJeu: { name: 'regledujeu.fr', url: 'https://www.regledujeu.fr/regle-flechette/' },
  regles2jeux: { name: 'regles2jeux.fr', url: 'https://regles2jeux.fr/la-regle-des-flechettes' },
  darts44: {
    name: 'darts44.fr',
    url: 'https://darts44.fr/jouer-aux-flechettes/501-double-out-regles-jeu-flechettes/',
  },
  wikipediaFr: { name: 'Wikipédia, Fléchettes', url: 'http://fr.wikipedia.org/wiki/Fl%C3%A9chettes' },
  wikipedie: { name: 'Fléchettes (an older Wikipédia)', url: 'http://wikipedie.ovh/articles/f/l/%C3%A9/Fl%C3%A9chettes.html' },
  supreme: { name: 'supreme.fr, règles', url: 'http://www.supreme.fr/regle_flechette' },
  dartsMaster: { name: 'Darts Master', url: 'https://github.com/krathe/darts-coco-apps' },
  // German
  ddv: { name: 'DDV, Sport- und Wettkampfordnung, Teil II', url: 'http://alles-dart.de/dartregeln-steeldart.php' },
  nwdv: {
    name: 'NWDV, Sport- und Wettkampfordnung E-Dart',
    url: 'https://docplayer.org/23895797-Sport-und-wettkampfordnung-nwdv-e-dart-spowo.html',
  },
  solingen: { name: 'Solinger Dartliga', url: 'https://solinger-dartliga.de/regelwerk.htm' },
  sachsen: { name: 'Sachsen-Thüringen Dart', url: 'http://sachsen-thueringendart.de/einsaetze-2017.html' },
  fichte: { name: 'Fichte-Dart, Ligaregeln', url: 'https://www.fichte-dart.de/einzelrangliste.htm' },
  bremerhaven: {
    name: 'Bremerhavener Dart Liga',
    url: 'https://bremerhavenerdartliga.de/Regelwerk-und-Sport-und-Wettkampfordnung/',
  },
  ndso: { name: 'NDSO, Regelwerk (Austria)', url: 'http://www.ndso.at/wp/regelwerk-steel-dart' },
  hypercane: { name: 'DC Hypercane, Regelwerk (Austria)', url: 'https://hypercane.at/DC-Hypercane/Regelwerk' },
  merseburg: { name: 'Steeldart Merseburg', url: 'http://steeldart-merseburg.de/archiv/die-turnierregeln.html' },
  dartbahnhof: { name: 'Dartbahnhof, Turnierordnung', url: 'http://dartbahnhof.de/allgemeines/turnier-und-serienordnung' },
  cavemen: { name: 'DC Cavemen, Spielmodus', url: 'https://dc-cavemen.de/?page_id=474' },
  tripleOne: { name: 'Triple One, Regeln', url: 'https://triple-one.info/?p=65' },
  scuby: { name: 'Turnierregeln (scubyhome)', url: 'https://dart.scubyhome.de/wordpress/?p=1101' },
  weroth: { name: 'Dartturnier Weroth', url: 'https://weroth.de/?p=3756' },
  neunDarter: { name: '9-darter.de, Begriffe', url: 'http://www.9-darter.de/dart-begriffe/' },
  outlaws: { name: 'Outlaws Dart, Lexikon', url: 'http://www.outlaws-dart.de/lexikon.html' },
  ran: { name: 'ran, Darts-Lexikon', url: 'https://www.ran.de/darts/news/wm-2023-erklaert-lexikon-begriffe-regeln-punkte-116612' },
  dartsnewsDe: { name: 'dartsnews.net, Glossar', url: 'https://dartsnews.net/glossar/' },
  meinDarts: { name: 'mein-darts.de, Turnierverwaltung', url: 'https://www.mein-darts.de/statistiken/turnierverwaltung/' },
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;
