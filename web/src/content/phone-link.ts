export * from '../../../cms/src/shared-with-web/phone-link';
