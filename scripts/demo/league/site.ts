import type { League } from './season.ts';

const day = 86_400_000;

/** A news item of the demo, published this many days before tonight; a negative number is in the future, and null is a draft. */
type DemoNews = { title: string; lead: string; body: string; daysAgo: number | null; pinned?: true };

const news: DemoNews[] = [
  {
    title: 'Het seizoen is begonnen',
    lead: 'Eenenveertig ploegen in vier afdelingen spelen vanaf deze week om de titel.',
    body: 'De kalender staat op de site. **Verplaatsen** kan tot vijf dagen voor de wedstrijd.\n\n- Kapiteins geven hun opstelling in op de site.\n- De thuisploeg zorgt voor een schrijver.\n\nVeel speelplezier!',
    daysAgo: 80,
  },
  {
    title: 'Nieuwe borden in De Gouden Pijl',
    lead: 'In Krijtdorp hangen vier nieuwe borden, met nieuwe lampen.',
    body: '## Vanaf volgende speeldag\n\nDe kastelein heeft de borden en de lampen vervangen. De oude borden gaan naar de jeugd.',
    daysAgo: 16,
  },
  {
    title: 'Zo bevestig je een wedstrijdblad',
    lead: 'Beide kapiteins bevestigen het blad binnen 48 uur na de wedstrijd.',
    body: '1. Open de wedstrijd.\n2. Kijk de uitslagen na.\n3. Kies *Bevestigen*.\n\nKlopt er iets niet? Dan kies je *Betwisten*, en de competitieleider beslist.',
    daysAgo: 9,
    pinned: true,
  },
  {
    title: 'Bestuursvergadering in januari',
    lead: 'Voorstellen voor het volgende seizoen zijn welkom tot nieuwjaar.',
    body: 'De vergadering is open voor alle kapiteins.',
    daysAgo: -3,
  },
  {
    title: 'Lottrekking van de beker',
    lead: 'De loting is live te volgen.',
    body: 'Datum en plaats volgen nog.',
    daysAgo: null,
  },
];

const board = [
  { name: 'Godelieve Krijtstreep', office: 'Voorzitter', email: 'voorzitter@krijtland.example' },
  { name: 'Firmin Telraam', office: 'Secretaris', email: 'secretaris@krijtland.example', phone: '+32 400 00 00 00' },
  { name: 'Maria Restwaarde', office: 'Penningmeester', email: 'kas@krijtland.example' },
  { name: 'Guido Speeldag', office: 'Competitieleider' },
];

const texts = {
  helpText: 'Een vraag over een wedstrijd? Bel eerst de **competitieleider**. Voor een nieuwe speler of een verhuis mail je de secretaris.',
  rulesText:
    '### Te laat\n\nWe wachten dertig minuten op een ploeg die te laat is. Daarna verliest ze met forfait.\n\n### Schrijver\n\nDe thuisploeg zorgt voor een schrijver aan elk bord.',
};

/** A PDF file of one page with these lines. They may only contain ASCII. */
const pdfOf = (lines: readonly string[]): string => {
  const text = lines.map((line, at) => `1 0 0 1 60 ${780 - 24 * at} Tm (${line}) Tj`).join('\n');
  const stream = `BT /F1 14 Tf\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = pdf.length;
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf).toString('base64');
};

const documents = [
  {
    ...{ title: 'Speelreglement', category: 'Reglementen', fileName: 'speelreglement.pdf', everySeason: true },
    file: pdfOf(['Speelreglement', '1. Er wordt gespeeld op 501, dubbel uit.', '2. Elke ploeg heeft minstens vier spelers.']),
  },
  {
    ...{ title: 'Blanco wedstrijdblad', category: 'Formulieren', fileName: 'wedstrijdblad.pdf' },
    file: pdfOf(['Wedstrijdblad', 'Thuis: ....................   Uit: ....................']),
  },
];

/** Fills the public site of the league: news in every state that the start of the demo needs, documents, the board, help and rules. */
export async function fillSite(
  { client, token, newId, clock }: League,
  { organisationId, seasonId }: { organisationId: string; seasonId: string },
  now: number,
): Promise<void> {
  const auth = { token };
  for (const { title, lead, body, daysAgo, pinned } of news) {
    clock.now = now - Math.max(daysAgo ?? 1, 1) * day;
    const pinnedUntil = pinned ? new Date(now + 7 * day).toISOString().slice(0, 10) : null;
    const { id } = await client.call('createNews', { id: newId(), seasonId, title, lead, body, pinnedUntil }, auth);
    if (daysAgo === null) continue;
    const publishAt = daysAgo < 0 ? { publishAt: new Date(now - daysAgo * day).toISOString() } : {};
    await client.call('setNewsState', { id, state: 'published', ...publishAt }, auth);
  }
  await client.call('updateSite', { organisationId, ...texts }, auth);
  for (const document of documents) await client.call('createDocument', { id: newId(), seasonId, ...document }, auth);
  for (const member of board) await client.call('createBoardMember', { id: newId(), seasonId, ...member }, auth);
}
