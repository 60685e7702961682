export * from '../../../cms/src/shared-with-web/rules/image-texts';
