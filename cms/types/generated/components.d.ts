import type { Schema, Struct } from '@strapi/strapi';

export interface ProjectTechnology extends Struct.ComponentSchema {
  collectionName: 'components_project_technologies';
  info: {
    displayName: 'Technology';
    icon: 'code';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'project.technology': ProjectTechnology;
    }
  }
}
