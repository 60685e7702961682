export * from '../../../cms/src/shared-with-web/image-texts';
