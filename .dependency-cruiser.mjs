// The allowed imports between packages and folders (ARCHITECTURE.md). Each message contains the better place for the code.

import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const tests = '\\.(test|stories)\\.tsx?$|/testing/|/test[A-Z]\\w*\\.ts$';
const source = (name) => `^packages/${name}/src/`;

/** The packages that each package may import, and the advice for code that imports another package. */
const packages = {
  darts: { imports: [], advice: 'Rules are pure functions: pass their data as arguments.' },
  i18n: { imports: [], advice: 'Texts belong beside the code that shows them. Formats take plain values.' },
  routes: { imports: ['i18n'], advice: 'The table of pages only needs the list of languages.' },
  api: {
    imports: ['darts', 'routes'],
    advice: 'Code that shows data belongs to screens. Code that stores data belongs to server.',
  },
  realtime: {
    imports: ['api'],
    advice: 'Realtime only subscribes to channels of the contract. Code that handles events belongs to screens.',
  },
  ui: {
    imports: ['darts'],
    advice: 'Components fetch no data and contain no texts. Pass texts, links and data as props, or write a screen.',
  },
  screens: {
    imports: ['ui', 'realtime', 'api', 'routes', 'i18n', 'darts'],
    advice: 'Screens are independent of hosts and the server: use the host port of the shell.',
  },
  server: {
    imports: ['api', 'routes', 'darts', 'i18n'],
    advice: 'The server renders nothing: code that screens also need belongs to darts, api or routes.',
  },
};

const packageRules = Object.entries(packages).map(([name, { imports, advice }]) => ({
  name: `${name}-imports`,
  comment: `packages/${name} may import ${imports.length === 0 ? 'no other package' : imports.join(', ')}. ${advice}`,
  severity: 'error',
  from: { path: source(name), pathNot: tests },
  to: { path: '^(packages|hosts|mocks|scripts|bench|e2e)/', pathNot: [`^packages/(${[name, ...imports].join('|')})/`] },
}));

/** Libraries that only one place imports, so that they can be replaced there. */
const owners = [
  ['@formatjs/intl', '^packages/i18n/', 'format texts with @oche/i18n'],
  ['zod', '^(packages/(api|server)|mocks)/', 'schemas belong to packages/api/src/contract'],
  ['@tanstack/react-query', '^(packages/(api|screens)|hosts/(web|tablet))/', 'data on the client comes through @oche/api'],
  ['idb', '^packages/api/', 'store data on the device with @oche/api'],
  ['pusher-js', '^packages/realtime/', 'subscribe with @oche/realtime'],
  ['radix-ui', '^packages/ui/', 'make or extend a component of @oche/ui'],
  ['sonner', '^packages/ui/', 'show toasts with @oche/ui'],
  ['class-variance-authority', '^packages/ui/', 'variants belong to components of @oche/ui'],
  ['qrcode', '^packages/ui/', 'show codes with @oche/ui'],
  ['hono|@hono/node-server', '^(packages/server|hosts/api)/', 'handlers belong to packages/server'],
  ['kysely|pg', '^packages/server/', 'SQL belongs to packages/server'],
  ['ws|pusher|nodemailer|web-push|sharp|harfbuzzjs|woff2-encoder', '^packages/server/', 'the code belongs to packages/server'],
  ['msw', '^mocks/', 'responses for stories and tests belong to mocks'],
  ['next', '^hosts/web/', 'use the host port of the shell, because only a host has a router'],
  ['react-router', '^hosts/tablet/', 'use the host port of the shell, because only a host has a router'],
  ['@capacitor/[^/]+', '^hosts/tablet/', 'use the host port of the shell, because only a host depends on its platform'],
];

const libraryRules = owners.map(([name, owner, advice]) => ({
  name: `${name.split('|')[0]}-is-imported-in-one-place`,
  comment: `Only ${owner.replaceAll(/[\^()]/g, '')} imports ${name.replaceAll('|', ', ')}. Instead: ${advice}.`,
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
const screensRules = [
  {
    name: 'areas-are-separate',
    comment: 'An area of screens never imports another area: shared code belongs to ui, darts or parts.',
    severity: 'error',
    from: { path: anyOf(areas), pathNot: tests },
    to: { path: anyOf(areas), pathNot: `^${screens}/$1/` },
  },
  {
    name: 'pages-are-separate',
    comment: 'A page never imports another page: shared code belongs to the folder of their area.',
    severity: 'error',
    from: { path: anyOf(pages), pathNot: tests },
    to: { path: anyOf(pages), pathNot: `^${screens}/$1/` },
  },
  {
    name: 'areas-import-no-page',
    comment: 'Code that pages share imports no page: pass the differences as arguments or props.',
    severity: 'error',
    from: { path: anyOf(areas), pathNot: [anyOf(pages), tests] },
    to: { path: anyOf(pages) },
  },
  {
    name: 'parts-import',
    comment: 'Parts only import parts and shell: code that needs an area belongs to that area.',
    severity: 'error',
    from: { path: `^${screens}/parts/`, pathNot: tests },
    to: { path: `^${screens}/`, pathNot: `^${screens}/(parts|shell)/` },
  },
  {
    name: 'parts-of-several-areas-import',
    comment: 'Code that several areas of one folder share only imports parts and shell: code that needs an area belongs to that area.',
    severity: 'error',
    from: { path: `^${screens}/([^/]+)/parts/`, pathNot: tests },
    to: { path: `^${screens}/`, pathNot: `^${screens}/($1/parts|parts|shell)/` },
  },
  {
    name: 'shell-imports',
    comment: 'The shell imports no other folder of screens: code that needs parts belongs to app.',
    severity: 'error',
    from: { path: `^${screens}/shell/`, pathNot: tests },
    to: { path: `^${screens}/`, pathNot: `^${screens}/shell/` },
  },
  {
    name: 'app-imports',
    comment: 'App imports pages only by the generated page map.',
    severity: 'error',
    from: { path: `^${screens}/app/`, pathNot: [tests, `^${screens}/app/pageMap[.]ts$`] },
    to: { path: anyOf(areas) },
  },
  {
    name: 'app-is-the-top',
    comment: 'Only hosts import app: code that pages need belongs to shell.',
    severity: 'error',
    from: { path: `^${screens}/`, pathNot: [`^${screens}/app/`, tests] },
    to: { path: `^${screens}/app/` },
  },
  {
    name: 'no-folder-cycles',
    comment: 'If two folders import each other, merge them, or move the shared code to a third folder.',
    severity: 'error',
    scope: 'folder',
    from: { path: `^${screens}` },
    to: { circular: true },
  },
];

const server = 'packages/server/src';
/** The folders of the server. Each may import only the folders before it. Files outside them assemble the server, and no folder imports them. */
const layers = [
  'platform',
  'accounts',
  'notifications',
  'organisations',
  'games',
  'places',
  'league',
  'tournaments',
  'rankings',
  'mine',
  'mails',
  'push',
  'admin',
];
const serverRules = layers.map((layer, index) => ({
  name: `server-${layer}-imports`,
  comment: `${layer}/ of the server imports ${index === 0 ? 'no other folder' : `only ${layers.slice(0, index).join(', ')}`}: code that needs more belongs to a later folder.`,
  severity: 'error',
  from: { path: `^${server}/${layer}/`, pathNot: tests },
  to: { path: `^${server}/`, pathNot: `^${server}/(${layers.slice(0, index + 1).join('|')})/` },
}));

// dependency-cruiser reads the default export.
export default {
  forbidden: [
    ...packageRules,
    ...libraryRules,
    {
      name: 'darts-is-pure',
      comment: 'packages/darts has no dependency and uses no file, network or clock: pass its data as arguments.',
      severity: 'error',
      from: { path: '^packages/darts/', pathNot: tests },
      to: { pathNot: '^packages/darts/' },
    },
    {
      name: 'mocks-import',
      comment: 'mocks may import api and darts: builders play legal games without a server.',
      severity: 'error',
      from: { path: '^mocks/src/', pathNot: tests },
      to: { path: '^(packages|hosts|scripts)/', pathNot: '^packages/(api|darts)/' },
    },
    {
      name: 'hosts-are-thin',
      comment:
        'hosts/web and hosts/tablet show screens and forward requests to the API (forwarding, sockets). For everything else they use the API.',
      severity: 'error',
      from: { path: '^hosts/(web|tablet)/', pathNot: tests },
      to: { path: '^(packages/server|mocks)/', pathNot: '^packages/server/src/platform/http/(forwarding|sockets)\\.ts$' },
    },
    {
      name: 'host-api-imports',
      comment: 'hosts/api reads the environment and starts the server. All other code belongs to packages/server.',
      severity: 'error',
      from: { path: '^hosts/api/', pathNot: tests },
      to: { path: '^(packages|mocks)/', pathNot: '^packages/(server|api|darts|i18n|routes)/' },
    },
    {
      name: 'no-imports-of-hosts',
      comment: 'No package imports a host: use the host port of the shell.',
      severity: 'error',
      from: { path: '^(packages|mocks)/' },
      to: { path: '^hosts/' },
    },
    {
      name: 'hosts-are-separate',
      comment: 'Hosts never import each other: shared code belongs to a package.',
      severity: 'error',
      from: { path: '^hosts/([^/]+)/' },
      to: { path: '^hosts/', pathNot: '^hosts/$1/' },
    },
    ...screensRules,
    ...serverRules,
    {
      name: 'ui-internal-is-private',
      comment: 'Only components of ui import internal/. A folder with a file of the same name is public.',
      severity: 'error',
      from: { pathNot: '^packages/ui/' },
      to: { path: '^packages/ui/src/internal/' },
    },
    {
      name: 'no-cycles',
      comment: 'If two modules import each other, merge them, or move the shared code to a third module.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'This import cannot be resolved: declare the dependency in the package that uses it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-tests-in-source',
      comment: 'Source never imports a test or a story: move the shared code into a source file.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: '\\.(test|stories)\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // These include templates of projects outside the workspace, which have other dependencies.
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
