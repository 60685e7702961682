export * from '../../cms/src/shared/fresh-cookie';
