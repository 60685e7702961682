export * from '../../../cms/src/shared-with-web/rules/project-rules';
