export * from '../../../cms/src/shared-with-web/digits';
