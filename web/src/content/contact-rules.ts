export * from '../../../cms/src/shared-with-web/rules/contact-rules';
