// Who may import whom (ARCHITECTURE.md). A message says where the code belongs instead.

import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const tests = '\\.(test|stories)\\.tsx?$|/testing/|/test[A-Z]\\w*\\.ts$';
const source = (name) => `^packages/${name}/src/`;

/** Each package may import itself and these; `where` says what to do with code that wants more. */
const packages = {
  darts: { may: [], where: 'Rules are pure and know nobody: pass in what they need as an argument.' },
  i18n: { may: [], where: 'Languages know nobody: texts live beside their user, formats take plain values.' },
  routes: { may: ['i18n'], where: 'The table of pages knows only the list of languages.' },
  api: {
    may: ['darts', 'routes'],
    where: 'The contract knows rules and paths; what is shown belongs to screens, what is stored to server.',
  },
  realtime: { may: ['api'], where: 'Realtime carries channels of the contract; what happens on an event belongs to screens.' },
  ui: {
    may: ['darts'],
    where: 'Components know no data and no language: take texts, links and answers as props; what needs more is a screen.',
  },
  screens: {
    may: ['ui', 'realtime', 'api', 'routes', 'i18n', 'darts'],
    where: 'Screens know neither hosts nor the server: take what differs from the host port of the shell.',
  },
  server: {
    may: ['api', 'routes', 'darts', 'i18n'],
    where: 'The server renders nothing: what it shares with screens belongs to darts, api or routes.',
  },
};

const arrows = Object.entries(packages).map(([name, { may, where }]) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import ${may.length === 0 ? 'no other package' : may.join(', ')}. ${where}`,
  severity: 'error',
  from: { path: source(name), pathNot: tests },
  to: { path: '^(packages|hosts|mocks|scripts|bench|e2e)/', pathNot: [`^packages/(${[name, ...may].join('|')})/`] },
}));

/** Third parties that one place alone imports, so that they can be exchanged there. */
const owners = [
  ['@formatjs/intl', '^packages/i18n/', 'format texts with @oche/i18n'],
  ['zod', '^(packages/(api|server)|mocks)/', 'schemas belong to packages/api/src/contract'],
  ['@tanstack/react-query', '^(packages/(api|screens)|hosts/(web|tablet))/', 'data on the client comes through @oche/api'],
  ['idb', '^packages/api/', 'what a device keeps goes through @oche/api'],
  ['pusher-js', '^packages/realtime/', 'subscribe with @oche/realtime'],
  ['radix-ui', '^packages/ui/', 'make or extend a component of @oche/ui'],
  ['sonner', '^packages/ui/', 'show toasts with @oche/ui'],
  ['class-variance-authority', '^packages/ui/', 'variants belong to components of @oche/ui'],
  ['qrcode', '^packages/ui/', 'show codes with @oche/ui'],
  ['hono|@hono/node-server', '^(packages/server|hosts/api)/', 'handlers belong to packages/server'],
  ['kysely|pg', '^packages/server/', 'SQL belongs to packages/server'],
  ['ws|pusher|nodemailer|sharp', '^packages/server/', 'it belongs to packages/server'],
  ['msw', '^mocks/', 'answers for stories and tests belong to mocks'],
  ['next', '^hosts/web/', 'only a host knows its router: use the host port of the shell'],
  ['react-router', '^hosts/tablet/', 'only a host knows its router: use the host port of the shell'],
  ['@capacitor/[^/]+', '^hosts/tablet/', 'only a host knows its platform: use the host port of the shell'],
];

const thirdParties = owners.map(([name, owner, instead]) => ({
  name: `${name.split('|')[0]}-has-one-home`,
  comment: `${name.replaceAll('|', ', ')} is imported in ${owner.replaceAll(/[\^()]/g, '')} alone; here, ${instead}.`,
  severity: 'error',
  from: { path: '^(packages|hosts|mocks)/', pathNot: [owner, tests, '(^|/)vite\\.config\\.'] },
  to: {
    path: `(^|node_modules/)(${name})(/|$)`,
    pathNot: '^(packages|hosts|mocks)/',
  },
}));

/** The folders of all pages: `tournaments/tournamentGroups` is a page of the area `tournaments`. */
const screens = 'packages/screens/src';
const pages = globSync(`${screens}/**/page.ts`).map((file) => dirname(file).slice(screens.length + 1));
const areas = [...new Set(pages.map((page) => dirname(page)))];
const anyOf = (folders) => `^${screens}/(${folders.join('|')})/`;
const insideScreens = [
  {
    name: 'areas-stay-apart',
    comment: 'An area of screens never imports another: what two share moves to ui, darts or parts.',
    severity: 'error',
    from: { path: anyOf(areas), pathNot: tests },
    to: { path: anyOf(areas), pathNot: `^${screens}/$1/` },
  },
  {
    name: 'pages-stay-apart',
    comment: 'A page never imports another: what two share moves to the folder of their area.',
    severity: 'error',
    from: { path: anyOf(pages), pathNot: tests },
    to: { path: anyOf(pages), pathNot: `^${screens}/$1/` },
  },
  {
    name: 'areas-know-no-page',
    comment: 'What pages share knows none of them: pass in what differs.',
    severity: 'error',
    from: { path: anyOf(areas), pathNot: [anyOf(pages), tests] },
    to: { path: anyOf(pages) },
  },
  {
    name: 'parts-import',
    comment: 'Parts import only parts and shell: what needs an area belongs to that area.',
    severity: 'error',
    from: { path: `^${screens}/parts/`, pathNot: tests },
    to: { path: `^${screens}/`, pathNot: `^${screens}/(parts|shell)/` },
  },
  {
    name: 'parts-of-several-areas-import',
    comment: 'What the areas of one folder share imports only parts and shell: what needs an area belongs to that area.',
    severity: 'error',
    from: { path: `^${screens}/([^/]+)/parts/`, pathNot: tests },
    to: { path: `^${screens}/`, pathNot: `^${screens}/($1/parts|parts|shell)/` },
  },
  {
    name: 'shell-imports',
    comment: 'The shell imports nothing else of screens: what is built of parts belongs to app.',
    severity: 'error',
    from: { path: `^${screens}/shell/`, pathNot: tests },
    to: { path: `^${screens}/`, pathNot: `^${screens}/shell/` },
  },
  {
    name: 'app-imports',
    comment: 'App finds pages only through its generated map.',
    severity: 'error',
    from: { path: `^${screens}/app/`, pathNot: [tests, `^${screens}/app/pageMap[.]ts$`] },
    to: { path: anyOf(areas) },
  },
  {
    name: 'app-is-the-top',
    comment: 'App puts pages together: what they need of it belongs to shell.',
    severity: 'error',
    from: { path: `^${screens}/`, pathNot: [`^${screens}/app/`, tests] },
    to: { path: `^${screens}/app/` },
  },
  {
    name: 'no-folder-cycles',
    comment: 'Two folders that need each other are one, or need a third.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^${screens}` },
    to: { circular: true },
  },
];

// dependency-cruiser finds its configuration by the default export.
const server = 'packages/server/src';
/** Folders of the server, each above those that it may import. Files beside them put the server together, and nothing imports them. */
const floors = ['platform', 'accounts', 'notifications', 'organisations', 'games', 'places', 'tournaments', 'mine', 'mails', 'admin'];
const insideServer = floors.map((floor, index) => ({
  name: `server-${floor}-imports`,
  comment: `${floor}/ of the server imports ${index === 0 ? 'no other folder' : `only ${floors.slice(0, index).join(', ')}`}: what needs more belongs further up.`,
  severity: 'error',
  from: { path: `^${server}/${floor}/`, pathNot: tests },
  to: { path: `^${server}/`, pathNot: `^${server}/(${floors.slice(0, index + 1).join('|')})/` },
}));

export default {
  forbidden: [
    ...arrows,
    ...thirdParties,
    {
      name: 'darts-is-pure',
      comment: 'packages/darts has no dependency and touches no file, network or clock: take what it needs as an argument.',
      severity: 'error',
      from: { path: '^packages/darts/', pathNot: tests },
      to: { pathNot: '^packages/darts/' },
    },
    {
      name: 'mocks-import',
      comment: 'mocks may import api and darts: a builder plays legal games, it asks no server.',
      severity: 'error',
      from: { path: '^mocks/src/', pathNot: tests },
      to: { path: '^(packages|hosts|scripts)/', pathNot: '^packages/(api|darts)/' },
    },
    {
      name: 'hosts-are-thin',
      comment:
        'hosts/web and hosts/tablet show screens and forward to the API (forwarding, sockets); else they use the API like everybody.',
      severity: 'error',
      from: { path: '^hosts/(web|tablet)/', pathNot: tests },
      to: { path: '^(packages/server|mocks)/', pathNot: '^packages/server/src/platform/http/(forwarding|sockets)\\.ts$' },
    },
    {
      name: 'host-api-imports',
      comment: 'hosts/api reads the environment and starts the server; anything else belongs to packages/server.',
      severity: 'error',
      from: { path: '^hosts/api/', pathNot: tests },
      to: { path: '^(packages|mocks)/', pathNot: '^packages/(server|api|darts|i18n|routes)/' },
    },
    {
      name: 'nothing-imports-a-host',
      comment: 'A host is an end: what a package needs of it comes through the host port of the shell.',
      severity: 'error',
      from: { path: '^(packages|mocks)/' },
      to: { path: '^hosts/' },
    },
    {
      name: 'hosts-stay-apart',
      comment: 'Hosts never import each other: what two of them share belongs to a package.',
      severity: 'error',
      from: { path: '^hosts/([^/]+)/' },
      to: { path: '^hosts/', pathNot: '^hosts/$1/' },
    },
    ...insideScreens,
    ...insideServer,
    {
      name: 'ui-internal-is-private',
      comment: 'A folder with a file of the same name is public; internal/ is for components of ui alone.',
      severity: 'error',
      from: { pathNot: '^packages/ui/' },
      to: { path: '^packages/ui/src/internal/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'This import leads nowhere: declare the dependency in the package that uses it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-tests-in-source',
      comment: 'Source never imports a test or a story: move what it needs into source.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '\\.(test|stories)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Templates of projects that are no part of the workspace have dependencies of their own.
    exclude: {
      path: [
        '(^|/)[.]tmp/',
        '^hosts/[^/]+/(dist|[.]next|android)/',
        '^packages/[^/]+/dist/',
        '^mocks/dist/',
        '^scripts/outside/',
        '^bench/web/empty/',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
};
