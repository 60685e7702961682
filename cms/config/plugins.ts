import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { caseStudy, caseStudyTree } from '../src/api/project/graphql/case-study';
import { createDocumentStore } from '../src/graphql/document-store';
import { formatError } from '../src/graphql/format-error';
import { flatVariables, httpStatus, plainFields } from '../src/graphql/server-plugins';
import { refuseBody } from '../src/middlewares/form-parsing';
import {
  maxAliases,
  maxDepth,
  noSubscriptions,
  oneNameEach,
  PARSE_OPTIONS,
} from '../src/graphql/validation-rules';
import { smtpOptions } from '../src/settings/smtp-options';
import { settings } from './settings';

const MAX_DEPTH = 7;

export default {
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: false,
      defaultLimit: 100,
      maxLimit: 100,
      depthLimit: MAX_DEPTH,
      generateArtifacts: false,
      landingPage: false,
      apolloServer: {
        cors: false,
        // Of itself it refuses everything from SIGTERM on; readiness.ts gives others time to hear of it first.
        stopOnTerminationSignals: false,
        introspection: !settings.isProduction,
        // Anybody could fill 30 MB with them, and ask past the public cache, which tells answers apart by their query.
        persistedQueries: false,
        documentStore: createDocumentStore(),
        includeStacktraceInErrorResponses: false,
        formatError,
        parseOptions: PARSE_OPTIONS,
        // Not a list, which Strapi would append to its own depth limit: that one walks a fragment again at each
        // use, so that a small query keeps it busy for hours. This replaces it.
        validationRules: { 0: maxDepth(MAX_DEPTH), 1: maxAliases(15), 2: noSubscriptions, 3: oneNameEach },
        // At these places for the same reason: the second of Strapi's serves its generated resolvers only, and like
        // Apollo's cache control it has hooks called around every field, which took half of the time of a list.
        plugins: {
          1: httpStatus,
          2: plainFields({ 'Project.caseStudy': caseStudy, 'Project.caseStudyTree': caseStudyTree }),
          3: flatVariables,
          4: ApolloServerPluginCacheControlDisabled(),
        },
        bodyParserConfig: { enableTypes: ['json'], jsonLimit: '128kb', onerror: refuseBody },
      },
    },
  },
  upload: {
    config: {
      provider: settings.cloudinaryUrl ? 'cloudinary' : 'local',
      breakpoints: { large: 1080, medium: 720, small: 480 },
      security: { allowedTypes: ['image/jpeg', 'image/png', 'image/webp'] },
    },
  },
  email: settings.smtp
    ? {
        config: {
          provider: 'nodemailer',
          providerOptions: {
            ...smtpOptions(settings.smtp.url),
            // Milliseconds. All steps together in less than the longest attempt of notifications.ts.
            connectionTimeout: 10_000,
            greetingTimeout: 10_000,
            socketTimeout: 20_000,
          },
          settings: { defaultFrom: settings.smtp.from, defaultReplyTo: settings.smtp.from },
        },
      }
    : {},
  'users-permissions': {
    config: { jwtSecret: settings.secrets.JWT_SECRET },
  },
};
