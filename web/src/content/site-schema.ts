export * from '../../../cms/src/shared-with-web/site-schema';
