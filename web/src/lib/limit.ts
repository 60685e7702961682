export * from '../../../cms/src/shared-with-web/server/limit';
