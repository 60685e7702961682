export * from '../../../cms/src/shared/contact-rules';
