export * from '../../../cms/src/shared-with-web/project-rules';
