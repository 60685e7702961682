export * from '../../../cms/src/shared/chat-rules';
