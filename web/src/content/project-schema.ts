export * from '../../../cms/src/shared/project-schema';
