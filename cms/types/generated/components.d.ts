import type { Schema, Struct } from '@strapi/strapi';

export interface ProjectKeyFigure extends Struct.ComponentSchema {
  collectionName: 'components_project_key_figures';
  info: {
    displayName: 'Key figure';
    icon: 'chartBubble';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
  };
}

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

export interface SiteAddress extends Struct.ComponentSchema {
  collectionName: 'components_site_addresses';
  info: {
    displayName: 'Postal address';
    icon: 'pinMap';
  };
  attributes: {
    country: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    region: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    street: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
    town: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 100;
      }>;
  };
}

export interface SiteAward extends Struct.ComponentSchema {
  collectionName: 'components_site_awards';
  info: {
    displayName: 'Award';
    icon: 'crown';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    year: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 1900;
        },
        number
      >;
  };
}

export interface SitePhrase extends Struct.ComponentSchema {
  collectionName: 'components_site_phrases';
  info: {
    displayName: 'Phrase';
    icon: 'quote';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface SiteSchool extends Struct.ComponentSchema {
  collectionName: 'components_site_schools';
  info: {
    displayName: 'Education';
    icon: 'book';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    institution: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    year: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 1900;
        },
        number
      >;
  };
}

export interface SiteSkill extends Struct.ComponentSchema {
  collectionName: 'components_site_skills';
  info: {
    displayName: 'Skill';
    icon: 'star';
  };
  attributes: {
    color: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 7;
      }>;
    icon: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
    level: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
  };
}

export interface SiteSkillCategory extends Struct.ComponentSchema {
  collectionName: 'components_site_skill_categories';
  info: {
    displayName: 'Skill category';
    icon: 'apps';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
    skills: Schema.Attribute.Component<'site.skill', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 40;
        },
        number
      >;
  };
}

export interface SiteSocialLink extends Struct.ComponentSchema {
  collectionName: 'components_site_social_links';
  info: {
    displayName: 'Social link';
    icon: 'link';
  };
  attributes: {
    platform: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
  };
}

export interface SiteTechnology extends Struct.ComponentSchema {
  collectionName: 'components_site_technologies';
  info: {
    displayName: 'Technology with icon';
    icon: 'code';
  };
  attributes: {
    color: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 7;
      }>;
    icon: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 50;
      }>;
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
      'project.key-figure': ProjectKeyFigure;
      'project.technology': ProjectTechnology;
      'site.address': SiteAddress;
      'site.award': SiteAward;
      'site.phrase': SitePhrase;
      'site.school': SiteSchool;
      'site.skill': SiteSkill;
      'site.skill-category': SiteSkillCategory;
      'site.social-link': SiteSocialLink;
      'site.technology': SiteTechnology;
    }
  }
}
