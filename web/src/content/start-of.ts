export * from '../../../cms/src/shared-with-web/start-of';
