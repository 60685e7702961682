export * from '../../../cms/src/shared-with-web/rules/own-answer-rules';
