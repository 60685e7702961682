export * from '../../../cms/src/shared-with-web/fit-rules';
