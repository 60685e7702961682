export * from '../../../cms/src/shared-with-web/own-answer-rules';
