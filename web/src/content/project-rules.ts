export * from '../../../cms/src/shared/project-rules';
