import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'web/schema.graphql',
  documents: 'web/src/**/*.graphql',
  generates: {
    'web/src/graphql/generated.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        namingConvention: 'keep',
        scalars: { DateTime: 'string' },
        strictScalars: true,
        skipTypename: true,
        useTypeImports: true,
        dedupeFragments: true,
      },
    },
  },
};

export default config;
