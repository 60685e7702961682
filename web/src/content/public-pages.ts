export * from '../../../cms/src/shared-with-web/public-pages';
