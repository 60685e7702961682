export * from '../../cms/src/shared/visitor-network';
