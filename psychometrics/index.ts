/**
 * The door of the measurement engine: everything that others may use. Pure mathematics; imports nothing from outside this folder.
 * README.md says what is where, with examples.
 */

// Calibration

export type { Anchors } from './calibration/anchored-item.ts';
export { type CalibrationRequest, calibrate } from './calibration/calibrate.ts';
export type {
  CalibratedItem,
  CalibratedLogisticItem,
  CalibratedNominalItem,
  CalibratedOrderedItem,
  Calibration,
  UnestimatedItem,
} from './calibration/calibrated-item.ts';
export { asUnidimensionalItem } from './calibration/calibrated-item.ts';
export { type DriftReport, type ItemDrift, monitorDrift } from './calibration/drift.ts';
export { type ItemPriors, WEAK_PRIORS } from './calibration/item-prior.ts';
export { expectedScore, type LinkResult, linkScales, type ScaleLink, transformItem } from './calibration/link-scales.ts';
export type { CalibrationModel } from './calibration/parameter-layout.ts';
export {
  type BankAnswers,
  DEFAULT_ANCHORS,
  type RecalibratedItem,
  type Recalibration,
  recalibrateBank,
} from './calibration/recalibrate-bank.ts';
export { MISSING, type Responses } from './calibration/responses.ts';

// Fairness

export { type AdverseImpact, adverseImpact, highestRate, type Selection } from './fairness/adverse-impact.ts';
export { type DifResult, differentialItemFunctioning, type ItemDif } from './fairness/differential-item-functioning.ts';
export { fisherExact } from './fairness/fisher-exact.ts';
export type { LogisticDif } from './fairness/logistic-dif.ts';
export { type DifClass, type MantelHaenszel, type MantelOrdered, mantelHaenszel, mantelOrdered } from './fairness/mantel-haenszel.ts';
export type { MatchedGroups } from './fairness/matched-groups.ts';

// Fit and reliability

export { type ItemFit, itemFit } from './fit/item-fit.ts';
export { type DependentPair, localDependence } from './fit/local-dependence.ts';
export { type PersonFit, personFit } from './fit/person-fit.ts';
export {
  alpha,
  empiricalReliability,
  type ItemCovariance,
  itemCovariance,
  marginalReliability,
  omega,
  type Reliability,
} from './fit/reliability.ts';
export { type ReliableChange, reliableChange, type TestRetest, testRetest } from './fit/test-retest.ts';

// Items

export { categoryProbabilities } from './items/category-probabilities.ts';
export { fromDifficulty } from './items/from-difficulty.ts';
export { itemInformation } from './items/item-information.ts';
export { optionProbabilities } from './items/option-probabilities.ts';
export { type InformationBlock, softmaxInformation } from './items/softmax-information.ts';
export type { Loading, SoftmaxAnswer, SoftmaxItem, SoftmaxOption } from './items/softmax-item.ts';
export {
  type CeilingItem,
  categoryCount,
  type DichotomousItem,
  type GpcmItem,
  type GradedItem,
  type GuessingItem,
  type LogisticItem,
  type NominalItem,
  type UnidimensionalItem,
} from './items/unidimensional-item.ts';

// Norms

export { buildNormTable, type NormTable, type PosteriorScore } from './norms/norm-table.ts';
export { buildNorms, type FinishedProfile, findNorm, type Norms, PEOPLE_FOR_A_NORM } from './norms/norms.ts';
export { type Percentile, percentileOf, provisionalPercentile } from './norms/percentile.ts';

// Numerics

export { chiSquareUpperTail } from './numerics/chi-square.ts';
export { choleskyFactor, choleskyInverse, choleskyLogDeterminant, choleskySolve } from './numerics/cholesky.ts';
export { normalCdf, normalDensity, normalQuantile } from './numerics/normal.ts';
export { drawIndex, drawNormal, type Random, seededRandom } from './numerics/random.ts';
export { type SurvivalQuartiles, survivalQuartiles } from './numerics/survival-quartiles.ts';

// Scoring

export type { AbilityEstimate, AbilityPrior, AbilityRequest } from './scoring/ability.ts';
export { type Estimator, estimateAbility } from './scoring/estimate-ability.ts';
export { type NormalPrior, normalPrior } from './scoring/normal-prior.ts';
export { type Posterior, scoreMap } from './scoring/score-map.ts';

// Selection

export type { ItemChoice } from './selection/best-few.ts';
export { chooseByInformation, type InformationRequest } from './selection/choose-by-information.ts';
export { chooseItem, type ItemRequest } from './selection/choose-item.ts';
export { type Classification, classify } from './selection/classify.ts';
export { type ContentQuotas, withinQuotas } from './selection/content-quotas.ts';
export { chooseUnderControl, type ExposureParameters, type ExposureSetting, setExposureParameters } from './selection/exposure-control.ts';
export { type Progress, type StoppingReason, type StoppingRules, shouldStop } from './selection/stopping.ts';

// Simulation

export { drawAnswers, drawCategory, drawOption } from './simulation/draw-answer.ts';
export { drawTheta } from './simulation/draw-theta.ts';
export { type Exposure, exposureRates } from './simulation/exposure-rates.ts';
export { addInformation, informationBound } from './simulation/information-bound.ts';
export { type Recovery, recovery } from './simulation/recovery.ts';
export { createRespondent, type Manner, type Question, type Reply } from './simulation/respondent.ts';
export { type Composite, personSource, type StudyRequest, type StudyResult, simulateStudy } from './simulation/simulate-study.ts';
