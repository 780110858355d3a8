import { PageFrame } from '#web/ui/PageFrame.tsx';
import { AboutUs } from './landing/about-us/AboutUs.tsx';
import { ContactUs } from './landing/contact-us/ContactUs.tsx';
import { DomainTree } from './landing/domains/DomainTree.tsx';
import { SpecialFeatures } from './landing/features/SpecialFeatures.tsx';
import { Hero } from './landing/hero/Hero.tsx';
import { ReportTypes } from './landing/report-types/ReportTypes.tsx';
import { HigherMindSociety } from './landing/society/HigherMindSociety.tsx';
import { VisionAndMission } from './landing/vision/VisionAndMission.tsx';
import { WhatYouGet } from './landing/WhatYouGet.tsx';
import { WhatIs } from './landing/what-is/WhatIs.tsx';
import { WhyChooseUs } from './landing/why/WhyChooseUs.tsx';

/** The sections in the order of the specification (2.2), the longer forms where they belong. Each has its folder in `landing/`. */
export default function LandingPage() {
  return (
    <PageFrame bleed headerOver>
      <Hero />
      <WhatYouGet />
      <ContactUs />
      <VisionAndMission />
      <ReportTypes />
      <HigherMindSociety />
      <WhyChooseUs />
      <WhatIs />
      <SpecialFeatures />
      <DomainTree />
      <AboutUs />
    </PageFrame>
  );
}
