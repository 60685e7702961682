export * from '../../../cms/src/shared-with-web/contact-rules';
