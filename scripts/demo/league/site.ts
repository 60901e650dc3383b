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

/** Fills the public site of the league: news in every state that the start of the demo needs, and the board. */
export async function fillSite({ client, token, newId, clock }: League, { seasonId }: { seasonId: string }, now: number): Promise<void> {
  const auth = { token };
  for (const { title, lead, body, daysAgo, pinned } of news) {
    clock.now = now - Math.max(daysAgo ?? 1, 1) * day;
    const pinnedUntil = pinned ? new Date(now + 7 * day).toISOString().slice(0, 10) : null;
    const { id } = await client.call('createNews', { id: newId(), seasonId, title, lead, body, pinnedUntil }, auth);
    if (daysAgo === null) continue;
    const publishAt = daysAgo < 0 ? { publishAt: new Date(now - daysAgo * day).toISOString() } : {};
    await client.call('setNewsState', { id, state: 'published', ...publishAt }, auth);
  }
  for (const member of board) await client.call('createBoardMember', { id: newId(), seasonId, ...member }, auth);
}
