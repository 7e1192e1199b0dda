import ArgumentParser
import Flipbook
import Imaging

struct CheckCommand: RecipeVerb {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Run doctor, lint, and verify, with one summary.",
    discussion: """
      Checks that everything needed for rendering is installed, reports errors and warnings in recipes, plays \
      them to check what they expect of their motion, and verifies them if any has a reference. The exit code \
      is that of the most serious problem. If something that is required is missing, recipes are not checked.
      """)

  @Argument(
    help: ArgumentHelp("Recipes, or folders of recipes.", valueName: "recipes"),
    completion: .recipes)
  var paths = ["Recipes"]

  @Flag(help: "Exit with code 1 if there are warnings.")
  var strict = false

  @OptionGroup var location: ReferenceLocation

  @OptionGroup var actual: ActualLocation

  @OptionGroup var jobs: JobsOption

  @OptionGroup var reports: ReportOptions

  @OptionGroup var summary: SummaryOptions

  @OptionGroup var format: FormatOptions

  @OptionGroup(title: "Swift Programs") var program: ProgramOptions

  var recipePaths: [String] { paths }
  var reportFormat: ReportFormat { format.selected }

  func validate() throws {
    try reports.validate(format)
    guard !paths.contains(StandardInput.path) else {
      throw ValidationError("recipes are read more than once: expected files or folders, not '-'")
    }
  }

  func run(in context: CommandContext) async throws -> CommandResult {
    var outcome = CheckOutcome(
      doctor: InstallationOutcome(
        installation: try await DoctorCommand.installation(in: context)))
    guard outcome.doctor.status == .success else { return try outcome.result(reportFormat) }
    let files = RecipeFiles(try RecipeFolders(paths).files).files
    outcome.lint = try LintOutcome(of: files, checksExpectations: true, isStrict: strict)
    var verification = RecipeVerification()
    verification.search = location.search
    guard location.path != nil || files.contains(where: { verification.search.finds($0) }) else {
      return try outcome.result(reportFormat)
    }
    verification.actual = actual.store
    verification.jobs = jobs.count
    verification.makesSections = reports.report != nil || summary.needsSections
    verification.approval = ApproveCommand.approval(from: actual.store)
    let verified = VerificationOutcome(
      verification: verification, results: try await verification.verify(paths))
    outcome.verify = verified
    return try await verified.write(
      try outcome.result(reportFormat), reports, summary, in: context)
  }
}

extension ReferenceSearch {
  /// Returns whether a folder of references exists for a recipe.
  fileprivate func finds(_ file: RecipeFiles.File) -> Bool {
    store(of: file.name, at: file.path) != nil
  }
}
