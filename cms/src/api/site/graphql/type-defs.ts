/** Everything about the owner; `web/schema.graphql` holds it together with the rest. */
export const siteTypeDefs = /* GraphQL */ `
  type Award {
    description: String
    title: String!
    year: Int
  }

  input AwardInput {
    description: String
    title: String!
    year: Int
  }

  type Phrase {
    text: String!
  }

  input PhraseInput {
    text: String!
  }

  type PostalAddress {
    country: String
    region: String
    street: String
    town: String
  }

  input PostalAddressInput {
    country: String
    region: String
    street: String
    town: String
  }

  """
  A degree or a course.
  """
  type School {
    description: String
    institution: String
    title: String!
    year: Int
  }

  input SchoolInput {
    description: String
    institution: String
    title: String!
    year: Int
  }

  """
  Everything about the owner but the name may be empty: null or an empty list.
  """
  type Site {
    about: String
    aboutTechnologies: [SiteTechnology!]!
    accentColor: String
    address: PostalAddress
    availability: String
    awardPhrases: [Phrase!]!
    awards: [Award!]!
    education: [School!]!
    email: String
    footerTechnologies: [Phrase!]!
    headline: String
    heroEyebrow: String
    heroTitle: String

    """
    Paragraphs with a blank line between them, as in about.
    """
    introduction: String

    """
    Whether questions that the assistant cannot answer are kept for the owner.
    """
    keepsQuestions: Boolean!
    language: String
    metaDescription: String
    metaTitle: String
    name: String!
    orbitTechnologies: [SiteTechnology!]!
    phone: String
    portrait: UploadFile
    portraitAlternativeText: String
    resumeUrl: String
    skillCategories: [SkillCategory!]!
    socialLinks: [SocialLink!]!
    summary: String
    tagline: String
    updatedAt: DateTime!
    yearsOfExperience: Int
  }

  """
  An omitted field stays as it is; null, a blank text or an empty list empties it.
  """
  input SiteInput {
    about: String
    aboutTechnologies: [SiteTechnologyInput!]
    accentColor: String
    address: PostalAddressInput
    availability: String
    awardPhrases: [PhraseInput!]
    awards: [AwardInput!]
    education: [SchoolInput!]
    email: String
    footerTechnologies: [PhraseInput!]
    headline: String
    heroEyebrow: String
    heroTitle: String
    introduction: String
    keepsQuestions: Boolean
    language: String
    metaDescription: String
    metaTitle: String
    name: String
    orbitTechnologies: [SiteTechnologyInput!]
    phone: String

    """
    The id of a picture, as answered by POST /api/portfolio/images.
    """
    portrait: ID
    portraitAlternativeText: String
    resumeUrl: String
    skillCategories: [SkillCategoryInput!]
    socialLinks: [SocialLinkInput!]
    summary: String
    tagline: String
    yearsOfExperience: Int
  }

  """
  A technology with the short name of its icon and its colour, #rrggbb.
  """
  type SiteTechnology {
    color: String
    icon: String
    name: String!
  }

  input SiteTechnologyInput {
    color: String
    icon: String
    name: String!
  }

  type Skill {
    color: String
    icon: String

    """
    Per cent.
    """
    level: Int
    name: String!
  }

  type SkillCategory {
    name: String!
    skills: [Skill!]!
  }

  input SkillCategoryInput {
    name: String!
    skills: [SkillInput!]
  }

  input SkillInput {
    color: String
    icon: String
    level: Int
    name: String!
  }

  type SocialLink {
    platform: String!
    url: String!
  }

  input SocialLinkInput {
    platform: String!
    url: String!
  }

  extend type Query {
    site: Site!
  }

  extend type Mutation {
    """
    Replaces the given fields, each as a whole. Send the updatedAt that was read as version: when the site has
    changed since, the answer is a CONFLICT error and nothing is written.
    """
    updateSite(data: SiteInput!, version: DateTime): Site!
  }
`;
