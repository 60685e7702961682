export * from '../../../cms/src/shared-with-web/rules/chat-rules';
