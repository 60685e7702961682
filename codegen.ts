import type { CodegenConfig } from '@graphql-codegen/cli';

const output = {
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    namingConvention: 'keep',
    scalars: { DateTime: 'string', JSON: "import('hast').Root" },
    strictScalars: true,
    skipTypename: true,
    useTypeImports: true,
    dedupeFragments: true,
  },
};

const visitors = [
  'web/src/components/pictures/*.graphql',
  'web/src/features/site/*.graphql',
  'web/src/features/projects/*.graphql',
];

/** Of pages that are loaded when they are shown. */
const gallery = 'web/src/features/projects/search/*.graphql';
const foundProjects = 'web/src/features/projects/search/found-projects.graphql';
const projectPage = 'web/src/features/projects/page/*.graphql';
const preview = 'web/src/features/projects/preview/*.graphql';

const server = 'web/src/graphql/*.graphql';

/** In several files, because a visitor's first load takes a whole file or nothing of it. */
const config: CodegenConfig = {
  schema: 'web/schema.graphql',
  generates: {
    'web/src/graphql/generated.ts': { documents: visitors, ...output },
    'web/src/graphql/generated-gallery.ts': { documents: [gallery, ...visitors], ...output },
    'web/src/graphql/generated-dashboard.ts': {
      documents: [
        'web/src/**/*.graphql',
        ...[...visitors.slice(2), gallery, projectPage, preview, server].map((glob) => `!${glob}`),
      ],
      ...output,
    },
    'web/src/graphql/generated-project.ts': { documents: [...visitors.slice(0, 1), projectPage], ...output },
    'web/src/graphql/generated-preview.ts': {
      documents: [...visitors.slice(0, 1), projectPage, preview],
      ...output,
    },
    'web/src/graphql/generated-server.ts': {
      documents: [server, projectPage, preview, foundProjects, ...visitors],
      ...output,
    },
  },
};

export default config;
