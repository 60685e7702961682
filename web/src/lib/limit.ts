export * from '../../../cms/src/shared-with-web/limit';
