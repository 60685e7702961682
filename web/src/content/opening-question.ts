export * from '../../../cms/src/shared-with-web/opening-question';
