import { sitePages } from '@oche/api/contract/competition';
import type { SiteSettings, siteEndpoints } from '@oche/api/contract/site';
import type { BoardMember, boardMemberEndpoints } from '@oche/api/contract/boardMember';
import type { documentEndpoints, SiteDocument } from '@oche/api/contract/document';
import type { News, newsEndpoints } from '@oche/api/contract/news';
import type { pictureEndpoints } from '@oche/api/contract/picture';
import { logoPath, slugOf } from '../builders.ts';
import { now, secondsFromNow } from '../clock.ts';
import { createIds } from '../ids.ts';
import type { ResponsesTo } from '../mock.ts';
import type { World } from '../world.ts';
import { byId, notFound, pageOf, withoutUndefined } from './parts.ts';

const daysFromNow = (days: number): string => secondsFromNow(days * 86_400).toISOString();

/** The news of the current season: a draft, a scheduled and two published items, one of them pinned, and a withdrawn one. */
export const newsOf = ({ competition, league }: World): News[] => {
  const newId = createIds(190);
  const id = () => newId(now.getTime());
  const seasonId = competition.season?.id ?? id();
  const [home = '', away = ''] = league.teams;
  const item = (title: string, more: Pick<News, 'state' | 'publishAt'> & Partial<News>): News => ({
    ...{ id: id(), seasonId, slug: slugOf(title), title, lead: '', picture: null, language: null, pinnedUntil: null, body: '' },
    ...{ updatedAt: daysFromNow(-1), ...more },
  });
  return [
    item('Lottrekking van de beker', { state: 'draft', publishAt: null, lead: 'De derde ronde wordt geloot.' }),
    item('Speeldag 13 start een uur vroeger', { state: 'scheduled', publishAt: daysFromNow(2) }),
    item(`${home} wint bij ${away}`, {
      ...{ state: 'published', publishAt: daysFromNow(-1), pinnedUntil: '2026-12-04', picture: logoPath },
      lead: `${league.people[0]} besliste de laatste leg met 170.`,
      body: `## De laatste leg\n\n${league.people[0]} begon met een *180* en sloot af met T20, T20, bull.\n\n- ${home} staat nu eerste\n- ${away} volgt op twee punten\n\n[De stand](https://krijtland.example/groups)`,
    }),
    item('Nieuwe locatie voor de bekerfinale', { state: 'published', publishAt: daysFromNow(-9) }),
    item('Foute uitslag', { state: 'withdrawn', publishAt: daysFromNow(-20) }),
  ];
};

const publishedOf = (news: readonly News[]): News[] => news.filter(({ state }) => state === 'published');

/** The board of the current season. */
export const boardOf = ({ competition, league }: World): BoardMember[] => {
  const newId = createIds(191);
  const id = () => newId(now.getTime());
  const seasonId = competition.season?.id ?? id();
  const offices = ['Voorzitter', 'Secretaris', 'Penningmeester', 'Competitieleider'];
  return offices.map((office, at) => ({
    ...{ id: id(), seasonId, name: league.people[at]!, office, picture: at === 0 ? logoPath : null },
    ...{ email: at < 2 ? `${slugOf(office)}@krijtland.example` : null, phone: at === 1 ? '+32 470 12 34 56' : null },
  }));
};

/** Two documents of the current season, and one of every season. */
export const documentsOf = ({ competition }: World): SiteDocument[] => {
  const newId = createIds(192);
  const id = () => newId(now.getTime());
  const season = competition.season?.id ?? id();
  const document = (title: string, kind: SiteDocument['kind'], more: Partial<SiteDocument>): SiteDocument => {
    const own = id();
    return {
      ...{ id: own, seasonId: season, title, category: '', language: null, kind, fileName: `${slugOf(title)}.${kind}`, size: 212_000 },
      ...{ path: `/documents/${own}/file`, updatedAt: daysFromNow(-40), ...more },
    };
  };
  return [
    document('Formulier ledenlijst', 'xlsx', { category: 'Formulieren', size: 48_500 }),
    document('Speelreglement', 'pdf', { category: 'Reglementen', seasonId: null, size: 1_240_000 }),
    document('Affiche bekerfinale', 'png', { size: 3_800_000 }),
  ];
};

/** The settings of the site: one sponsor, two host names of which one is not connected, and a hidden page. */
export const siteSettingsOf = ({ competition: { organisation } }: World): SiteSettings => ({
  organisation,
  navigation: sitePages.map((page) => ({ page, isHidden: page === 'cup' })),
  sponsors: [{ name: 'Brouwerij De Kroon', url: 'https://kroon.example', logo: null }],
  helpText: 'Bel de **secretaris** voor hulp.',
  rulesText: '',
  isIndexable: true,
  domains: [
    { domain: 'krijtland.example', isConnected: true },
    { domain: 'darts.krijtland.example', isConnected: false },
  ],
});

/** Endpoints of the content of a competition's site: pictures, news, documents and its board. */
export const responsesOfSite = (
  world: World,
): ResponsesTo<
  | keyof typeof pictureEndpoints
  | keyof typeof newsEndpoints
  | keyof typeof boardMemberEndpoints
  | keyof typeof documentEndpoints
  | keyof typeof siteEndpoints
> => {
  const [news, board, documents, settings] = [newsOf(world), boardOf(world), documentsOf(world), siteSettingsOf(world)];
  return {
    addPicture: { picture: logoPath },
    listSiteNews: ({ page, perPage }) => pageOf(publishedOf(news), { page, perPage }),
    getSiteNews: ({ slug }) => {
      const published = publishedOf(news);
      const at = published.findIndex((each) => each.slug === slug);
      if (at < 0) throw notFound('news item');
      return { ...published[at]!, newer: published[at - 1] ?? null, older: published[at + 1] ?? null };
    },
    listSiteDocuments: documents,
    listSiteBoard: board.map(({ email: _email, phone: _phone, ...member }) => member),
    listNews: ({ state, search = '', page, perPage }) =>
      pageOf(
        news.filter((item) => (state === undefined || item.state === state) && item.title.toLowerCase().includes(search.toLowerCase())),
        { page, perPage },
      ),
    getNews: ({ slug }) => {
      const item = news.find((each) => each.slug === slug);
      if (!item) throw notFound('news item');
      return item;
    },
    createNews: ({ title, lead = '', body = '' }) => ({ ...news[0]!, slug: slugOf(title), title, lead, body }),
    updateNews: ({ id, ...change }) => ({ ...byId(news, id, 'news item'), ...withoutUndefined(change) }),
    setNewsState: ({ id, state, publishAt }) => ({
      ...byId(news, id, 'news item'),
      ...(publishAt === undefined ? { state, publishAt: state === 'draft' ? null : now.toISOString() } : { state: 'scheduled', publishAt }),
    }),
    deleteNews: null,
    listBoardMembers: board,
    createBoardMember: ({ name, office }) => ({ ...board[0]!, name, office }),
    updateBoardMember: ({ id, ...change }) => ({ ...byId(board, id, 'board member'), ...withoutUndefined(change) }),
    orderBoardMembers: ({ ids }) => ids.map((id) => byId(board, id, 'board member')),
    deleteBoardMember: null,
    getSite: settings,
    getSiteTexts: { helpText: settings.helpText, rulesText: settings.rulesText },
    updateSite: ({ organisationId: _, name, languages, colour, description, contactEmail, domains, sponsors, ...change }) => ({
      ...settings,
      organisation: {
        ...settings.organisation,
        ...withoutUndefined({ name, languages, colour, description, contactEmail }),
      },
      ...withoutUndefined(change),
      ...(sponsors && { sponsors: sponsors.map(({ url = null, logo = null, ...sponsor }) => ({ ...sponsor, url, logo })) }),
      ...(domains && { domains: domains.map((domain) => ({ domain, isConnected: false })) }),
    }),
    listDocuments: documents,
    createDocument: ({ title, category = '', fileName }) => ({ ...documents[1]!, title, category, fileName }),
    updateDocument: ({ id, ...change }) => ({ ...byId(documents, id, 'document'), ...withoutUndefined(change) }),
    replaceDocument: ({ id, fileName }) => ({ ...byId(documents, id, 'document'), fileName }),
    deleteDocument: null,
  };
};
