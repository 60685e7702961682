export * from '../../../cms/src/shared-with-web/first-name';
