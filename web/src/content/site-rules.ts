export * from '../../../cms/src/shared-with-web/rules/site-rules';
