export * from '../../../cms/src/shared-with-web/rules/fit-rules';
