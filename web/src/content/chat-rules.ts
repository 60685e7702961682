export * from '../../../cms/src/shared-with-web/chat-rules';
